import { expect, test } from 'vitest';
import { attach, type News, type Question } from '../../src/atlas/live/attachment.ts';
import { tabsAfter } from '../../src/atlas/live/tabs.ts';
import { startSecretSite } from './site.ts';

function openTab() {
  const posted: (News | Question)[] = [];
  const listeners: ((message: News | Question) => void)[] = [];
  const { inspect, leave } = attach({
    name: 'the tab',
    page: () => 'verifyEmail',
    channel: {
      post: message => posted.push(structuredClone(message)),
      listen: listener => listeners.push(listener),
      close: () => undefined,
    },
  });
  const hear = (message: News | Question) => listeners.forEach(listener => listener(message));
  return { posted, hear, leave, ...startSecretSite(inspect) };
}

test('a tab says that it is here, what happens in it, and that it leaves', async () => {
  const { posted, hear, leave, open } = openTab();
  await open('verifyEmail');
  hear({ type: 'who is there' });
  leave();
  const [first, second] = posted;
  const shared = { tab: 'the tab', page: 'verifyEmail' };
  expect([first, second, ...posted.slice(-2)]).toEqual([
    { type: 'here', ...shared, states: {} },
    {
      type: 'step',
      ...shared,
      step: {
        chart: 'site',
        event: 'start',
        sender: null,
        taken: [],
        states: ['site', 'site.withoutFlow'],
      },
    },
    {
      type: 'here',
      ...shared,
      states: {
        site: ['site', 'site.withFlow'],
        resultModal: ['resultModal', 'resultModal.shown', 'resultModal.shown.loading'],
        verifyEmail: ['verifyEmail', 'verifyEmail.loading'],
        call: ['call', 'call.loading', 'call.loading.soon'],
      },
    },
    { type: 'gone', tab: 'the tab' },
  ]);
  expect(JSON.stringify(posted)).not.toContain('marked');
});

test('the log of a tab goes on over its documents, and keeps the states after each event', () => {
  const step = (event: string, state: string) => ({
    type: 'step' as const,
    tab: 'one',
    page: 'landing' as const,
    step: { chart: 'site', event, sender: null, taken: [], states: ['site', state] },
  });
  const here = { type: 'here' as const, tab: 'one', page: 'landing' as const, states: {} };
  const news: News[] = [
    here,
    step('start', 'site.withoutFlow'),
    { ...here, states: { site: ['site', 'site.withoutFlow'] } },
    step('page opened', 'site.opening'),
    { type: 'gone', tab: 'one' },
    { ...here, page: 'about' },
    { ...here, tab: 'two' },
    { type: 'gone', tab: 'two' },
  ];
  const tabs = news.reduce(tabsAfter, []);
  const known = tabs.map(({ id, page, isOpen, entries }) => ({
    id,
    page,
    isOpen,
    log: entries.map(one => [one.number, one.step?.event, one.states['site']?.at(-1)]),
  }));
  expect(known).toEqual([
    {
      id: 'one',
      page: 'about',
      isOpen: true,
      log: [
        [1, undefined, undefined],
        [2, 'start', 'site.withoutFlow'],
        [3, 'page opened', 'site.opening'],
        [4, undefined, undefined],
      ],
    },
    { id: 'two', page: 'landing', isOpen: false, log: [[1, undefined, undefined]] },
  ]);
});
