import { expect, test } from 'vitest';
import { draftsIn } from '../../src/app/ports/drafts.ts';
import { createDrafts } from '../flows/kit/start.ts';

type Step = [tab: 'one' | 'two', text: string] | [tab: 'one' | 'two'];

/** What each of two tabs holds after texts were typed, and sent where there is no text. */
test.each<[string, Step[], string | undefined, string | undefined]>([
  ['a tab shows what another one types', [['one', 'Emma']], 'Emma', 'Emma'],
  [
    'each goes on with its own',
    [
      ['one', 'Emma'],
      ['two', 'Momo'],
      ['one', 'Emma, Jane'],
    ],
    'Emma, Jane',
    'Momo',
  ],
  [
    'one follows the other that types on from there',
    [
      ['one', 'Em'],
      ['two', 'Emma'],
      ['two', 'Emm'],
    ],
    'Emm',
    'Emm',
  ],
  ['what is sent is gone from both', [['one', 'Emma'], ['one']], undefined, undefined],
  ['also where the other one sends it', [['one', 'Emma'], ['two']], undefined, undefined],
  ['what was typed besides stays', [['one', 'Emma'], ['two', 'Momo'], ['two']], 'Emma', undefined],
  ['whoever sends first', [['one', 'Emma'], ['two', 'Momo'], ['one']], undefined, 'Momo'],
  [
    'what is deleted by typing is deleted in this tab alone',
    [
      ['one', 'Emma'],
      ['two', ''],
    ],
    'Emma',
    '',
  ],
])('%s', async (_, steps, one, two) => {
  const { openTab } = createDrafts();
  const tabs = { one: openTab(), two: openTab() };
  const heard: string[] = [];
  for (const tab of Object.values(tabs)) tab.hear(name => heard.push(name));
  for (const [tab, text] of steps) {
    if (text === undefined) tabs[tab].forget('text');
    else tabs[tab].write('text', text);
    await Promise.resolve();
  }
  expect([tabs.one.read('text'), tabs.two.read('text')]).toEqual([one, two]);
  expect(new Set(heard)).toEqual(new Set(['text']));
});

test('a tab that is opened shows what was typed last', async () => {
  const { openTab } = createDrafts();
  openTab().write('text', 'Emma');
  openTab().write('text', 'Momo');
  expect(openTab().read('text')).toBe('Momo');
});

test('where nothing may be stored nothing is kept, and nothing fails', () => {
  const deny = () => {
    throw new Error('denied');
  };
  const drafts = draftsIn({ shared: deny, own: deny, onChange: () => deny });
  drafts.write('text', 'Emma');
  drafts.share('pile 1', 'Emma');
  drafts.forget('pile 1');
  expect([drafts.read('text'), drafts.names('pile ')]).toEqual([undefined, []]);
});
