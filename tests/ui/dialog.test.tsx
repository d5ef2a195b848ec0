import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Dialog } from '../../src/ui/dialog.tsx';

const tones = ['neutral', 'success', 'failure'] as const;

function show(open: boolean, tone: (typeof tones)[number] = 'neutral') {
  const html = renderToStaticMarkup(
    <Dialog open={open} tone={tone} title="The title" text="The text" onClose={() => undefined}>
      The text
    </Dialog>,
  );
  const [, title = '', text = ''] =
    /<dialog[^>]* aria-labelledby="([^"]*)" aria-describedby="([^"]*)"/.exec(html) ?? [];
  return { html, title: elementOf(html, title), text: elementOf(html, text) };
}

function elementOf(html: string, id: string) {
  const [, attributes, content] = new RegExp(`<[^>]* id="${id}"([^>]*)>([^<]*)<`).exec(html) ?? [];
  return { attributes, content };
}

describe.each(tones)('an open dialog that is %s', tone => {
  const { html, title, text } = show(true, tone);

  test('is named by its title and described by its text', () => {
    expect([title.content, text.content]).toEqual(['The title', 'The text']);
  });

  test('is not read a second time by what describes it', () => {
    expect(text.attributes).not.toContain('aria-live');
  });

  test('has a calm and an urgent voice, both silent at first', () => {
    const voices = [...html.matchAll(/aria-live="([^"]*)"[^>]*>([^<]*)</g)];
    expect(voices.map(([, urgency, said]) => [urgency, said])).toEqual([
      ['polite', ''],
      ['assertive', ''],
    ]);
  });
});

test('a closed dialog holds no text, but both voices', () => {
  const { html } = show(false);
  expect(html).not.toContain('The text');
  expect(html.match(/aria-live="[^"]*"[^>]*><\//g)).toHaveLength(2);
});
