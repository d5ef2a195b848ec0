import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { addBooks } from '../../../src/flows/shelf/add-books.ts';
import { copy, createDrafts, createSession, createWorld } from '../kit/start.ts';

/** The page of a tab, which can be loaded anew; its server answers when it is told to. */
function openTab(drafts: ReturnType<typeof createDrafts>['drafts']) {
  const start = () => {
    const { input, options, server } = createWorld('');
    const { session } = createSession();
    const flow = createActor(addBooks, {
      input: { ...input, drafts, session },
      ...options,
    }).start();
    return { flow, server, answered: 0 };
  };
  let page = start();
  const context = () => page.flow.getSnapshot().context;
  return {
    send: (event: Parameters<typeof page.flow.send>[0]) => page.flow.send(event),
    put: () => page.flow.getSnapshot().children.putting?.getSnapshot().children.terms,
    text: () => context().text,
    pile: () => context().pile,
    removed: () => context().removed,
    reload: () => {
      page.flow.stop();
      page = start();
    },
    /** Answers the oldest call; returns the key of the book that is on the shelf by now. */
    answer: async () => {
      const call = page.server.asked[page.answered];
      if (!call) return undefined;
      page.answered += 1;
      const [operation, request] = call;
      if (operation === 'lookUpBooks') await page.server.says(200, { items: [], match: null });
      else await page.server.says(201, { copy });
      return 'Idempotency-Key' in request ? request['Idempotency-Key'] : undefined;
    },
  };
}

const acts = ['type', 'enter', 'change', 'remove', 'undo', 'answer', 'put', 'reload'] as const;
const step = record({ tab: nat(1), act: constantFrom(...acts), at: nat(3) });

test('two tabs have one pile, of which nothing is lost, put twice or comes back', async () => {
  const property = asyncProperty(array(step, { maxLength: 25 }), async steps => {
    const { openTab: openDrafts } = createDrafts();
    const tabs = [openTab(openDrafts()), openTab(openDrafts())];
    const titles = new Map<string, string>();
    for (const [index, { tab: number, act, at }] of steps.entries()) {
      const tab = tabs[number]!;
      const text = tab.text();
      const entry = tab.pile()[at % (tab.pile().length || 1)];
      const before = new Set(tab.pile().map(({ key }) => key));
      if (act === 'type') tab.send({ type: 'text typed', text: `${index}\nand ${index}` });
      if (act === 'enter') tab.send({ type: 'text entered' });
      if (act === 'change' && entry?.state === 'unknown') {
        tab.send({ type: 'entry changed', key: entry.key, change: { title: `New ${index}` } });
        titles.set(entry.key, `New ${index}`);
      }
      if (act === 'remove' && entry) {
        tab.send({ type: 'entries removed', entries: [entry] });
        titles.delete(entry.key);
      }
      if (act === 'undo') {
        for (const { key, title } of tab.removed()) titles.set(key, title);
        tab.send({ type: 'undo pressed' });
      }
      if (act === 'put') tab.put()?.send({ type: 'submitted' });
      if (act === 'answer') titles.delete((await tab.answer()) ?? '');
      if (act === 'reload') tab.reload();
      const added = tab.pile().filter(({ key }) => !before.has(key));
      if (act === 'enter' || act === 'put') {
        for (const { key, title } of added) titles.set(key, title);
      }
      // All that was typed is kept, and goes on the pile line by line.
      const isTaken = added.length === 2 && ['enter', 'put'].includes(act);
      const typed = act === 'type' ? `${index}\nand ${index}` : text;
      expect(tab.text()).toBe(isTaken ? '' : typed);
      await new Promise(setImmediate);
      const [one, other] = tabs.map(({ pile }) => pile());
      expect(one).toEqual(other);
      expect(new Map(one?.map(({ key, title }) => [key, title]))).toEqual(titles);
    }
  });
  await assert(property, { numRuns: 150 });
});
