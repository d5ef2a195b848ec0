import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import type { EventFrom } from 'xstate';
import type { resultModal } from '../../../src/flows/result-modal.ts';
import {
  ResultModal,
  ResultModalView,
  titleOfResult,
} from '../../../src/pages/frame/result-modal.tsx';
import { SiteContext } from '../../../src/pages/frame/site-context.ts';
import { settings } from '../../../src/settings.ts';
import { Animation } from '../../../src/ui/animation.tsx';
import { Dialog } from '../../../src/ui/dialog.tsx';
import { createRequester, createWorld, openSite } from '../../flows/kit/start.ts';
import { elementsOf, propsOf } from '../kit/elements.tsx';

type Events = EventFrom<typeof resultModal>[];

const started = { type: 'request started', requester: createRequester().requester } as const;
const result = { message: 'The <b>message</b>', advice: 'The advice' };

function showAfter(...events: Events) {
  const { modal } = createWorld();
  for (const event of events) modal.send(event);
  const snapshot = modal.getSnapshot();
  return {
    title: titleOfResult(snapshot),
    html: renderToStaticMarkup(
      <Router ssrPath="/">
        <ResultModalView snapshot={snapshot} onClose={() => undefined} />
      </Router>,
    ),
  };
}

afterEach(() => {
  settings.animationHost = '';
});

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
  ['request failed', 'failure', 'That didn’t work'],
] as const)('shows the message after %s, as text', (type, tone, heading) => {
  const { title, html } = showAfter(started, { type, result });
  expect(title).toBe(heading);
  expect(html).toContain(`data-tone="${tone}"`);
  expect(html).toContain('The &lt;b&gt;message&lt;/b&gt;');
  expect(html).toContain('The advice');
});

test('leads to the front page once there is an answer, and not while it loads', () => {
  expect(waysIn(showAfter(started).html)).toEqual([]);
  const succeeded = { type: 'request succeeded', result } as const;
  const failed = { type: 'request failed', result } as const;
  expect(waysIn(showAfter(started, succeeded).html)).toEqual(['Go to the front page']);
  expect(waysIn(showAfter(started, failed).html)).toEqual(['Go to the front page']);
  // By then the visitor has gone there, and stays.
  const late = showAfter(started, { type: 'closed' }, failed).html;
  expect(waysIn(late)).toEqual(['Stay on this page']);
});

test.each([
  ['newLink', 'href="/home/new-link"', 'Get a new link'],
  ['signIn', 'href="/home/sign-in"', 'Sign in'],
] as const)('leads first to the next page, where it is %s', (next, link, name) => {
  for (const type of ['request succeeded', 'request failed'] as const) {
    const { html } = showAfter(started, { type, result: { ...result, next } });
    expect(html).toContain(link);
    expect(waysIn(html)).toEqual([name, 'Go to the front page']);
  }
});

test.each([
  [[started], 'loading'],
  [[started, { type: 'request succeeded', result }], 'success'],
  [[started, { type: 'request failed', result }], 'failure'],
] as const)('animates what it shows, from the host that is set', (events, name) => {
  const { modal } = createWorld();
  for (const event of events) modal.send(event);
  const animations = () => {
    const view = { snapshot: modal.getSnapshot(), onClose: () => undefined };
    return propsOf(
      elementsOf(() => ResultModalView(view)),
      Animation,
    );
  };
  expect(animations()).toEqual([{ name, host: undefined }]);
  settings.animationHost = 'https://cdn.example/books';
  expect(animations()).toEqual([{ name, host: 'https://cdn.example/books' }]);
});

test('takes over what its HTML shows, and sends the chart an event when it is closed', () => {
  const { site, modal } = openSite();
  const asRendered = modal.getSnapshot();
  modal.send(started);
  const elements = elementsOf(
    () => ResultModal({ asRendered }),
    view => <SiteContext value={site}>{view}</SiteContext>,
  );
  const [view] = propsOf(elements, ResultModalView);
  expect(view?.snapshot).toBe(asRendered);
  view?.onClose();
  expect(modal.getSnapshot().value).toEqual({ hidden: 'awaiting' });
});

test.each([
  ['The advice', 'The <b>message</b> The advice'],
  [undefined, 'The <b>message</b>'],
])('says with the advice %j as one text for a screen reader: %s', (advice, text) => {
  const { modal } = createWorld();
  modal.send(started);
  modal.send({ type: 'request failed', result: { ...result, advice } });
  const view = { snapshot: modal.getSnapshot(), onClose: () => undefined };
  const [dialog] = propsOf(
    elementsOf(() => ResultModalView(view)),
    Dialog,
  );
  expect(dialog?.text).toBe(text);
});

/** What the buttons below the text say. */
function waysIn(html: string) {
  const [, actions = ''] = html.split('action');
  return [...actions.matchAll(/<(?:a|button)[^>]*>([^<]+)</g)].map(([, name]) => name);
}
