import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { resultModal } from '../../src/flows/result-modal.ts';
import { ResultModalView, titleOfResult } from '../../src/pages/result-modal.tsx';
import { createRequester, createWorld } from '../flows/world.ts';

type Events = Parameters<typeof modal.send>[0][];

const { ports } = createWorld();
const modal = createActor(resultModal, { input: ports });
const started = { type: 'request started', requester: createRequester().requester } as const;
const result = { message: 'The <b>message</b>', advice: 'The advice' };

function showAfter(...events: Events) {
  const modal = createActor(resultModal, { input: ports }).start();
  for (const event of events) modal.send(event);
  const snapshot = modal.getSnapshot();
  modal.stop();
  return {
    title: titleOfResult(snapshot),
    html: renderToStaticMarkup(<ResultModalView snapshot={snapshot} onClose={() => undefined} />),
  };
}

test('is closed and empty while it is hidden', () => {
  const { title, html } = showAfter();
  expect(title).toBe(undefined);
  expect(html).not.toMatch(/<dialog[^>]* open/);
  expect(html).not.toContain('Loading');
});

test('says that it loads', () => {
  const { title, html } = showAfter(started);
  expect(title).toBe('One moment');
  expect(html).toMatch(/<dialog[^>]* open[^>]* data-tone="neutral"/);
  expect(html).toContain('Loading...');
  expect(html).toContain('aria-label="Close"');
});

test.each([
  ['request succeeded', 'success', 'Done'],
  ['request failed', 'failure', 'That did not work'],
] as const)('shows the message after %s, as text', (type, tone, heading) => {
  const { title, html } = showAfter(started, { type, result });
  expect(title).toBe(heading);
  expect(html).toContain(`data-tone="${tone}"`);
  expect(html).toContain('The &lt;b&gt;message&lt;/b&gt;');
  expect(html).toContain('The advice');
});
