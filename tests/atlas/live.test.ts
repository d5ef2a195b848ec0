import { expect, test } from 'vitest';
import { attach, type News, type Question } from '../../src/atlas/live/attachment.ts';
import { stepsOf } from '../../src/atlas/live/steps.ts';
import { type Tab, type TabNews, tabsAfter } from '../../src/atlas/live/tabs.ts';
import type { Step } from '../../src/atlas/model/trace.ts';
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

/** The tabs after news that came a second after each other, from three minutes past noon on. */
function after(news: TabNews[]): Tab[] {
  const noon = new Date(2026, 10, 29, 12, 3, 4, 500).getTime();
  let tabs: Tab[] = [];
  for (const [second, one] of news.entries()) {
    tabs = tabsAfter(tabs, { ...one, at: noon + 1000 * second });
  }
  return tabs;
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
  const tabs = after([
    here,
    step('start', 'site.withoutFlow'),
    { ...here, states: { site: ['site', 'site.withoutFlow'] } },
    step('page opened', 'site.opening'),
    { type: 'asked for', tab: 'one', setup: 'offline' },
    { type: 'gone', tab: 'one' },
    { ...here, page: 'about' },
    { ...here, tab: 'two' },
    { type: 'gone', tab: 'two' },
  ]);
  const known = tabs.map(({ id, page, isOpen, entries }) => ({
    id,
    page,
    isOpen,
    log: entries.map(one => [one.number, one.step?.event ?? one.setup, one.states['site']?.at(-1)]),
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
        [4, 'offline', 'site.opening'],
        [5, undefined, undefined],
      ],
    },
    { id: 'two', page: 'landing', isOpen: false, log: [[1, undefined, undefined]] },
  ]);
});

test('what happened is told as steps: what the visitor did, and under it what followed', () => {
  const step = (
    chart: string,
    event: string,
    state: string,
    more: Partial<Step> = {},
  ): TabNews => ({
    type: 'step',
    tab: 'one',
    page: 'copy',
    step: {
      chart,
      event,
      sender: null,
      taken: ['one'],
      states: [chart, `${chart}.${state}`],
      ...more,
    },
  });
  const [tab] = after([
    { type: 'asked for', tab: 'one', setup: 'an expired reset link: /reset-password' },
    { type: 'here', tab: 'one', page: 'copy', states: {} },
    step('copy', 'start', 'loading', { taken: [] }),
    step('copy', 'done: load the copy', 'shown', { sender: 'loading' }),
    step('site', 'page opened', 'opening'),
    step('form', 'typed', 'open'),
    step('form', 'typed', 'open'),
    step('form', 'submitted', 'open', { taken: [] }),
    step('call', 'after: a long wait', 'late'),
  ]);
  expect(stepsOf(tab?.entries ?? [])).toBe(`\
1. 12:03:04.5 Bring about in the atlas: an expired reset link: /reset-password
2. 12:03:05.5 Open /home/copies/{id}
    - 12:03:06.5 copy: start → loading
    - 12:03:07.5 copy: done: load the copy → shown
3. 12:03:08.5 site: page opened (/home/copies/{id}) → opening
4. 12:03:09.5 form: typed → open
5. 12:03:11.5 form: submitted, ignored
    - 12:03:12.5 call: after: a long wait → late
`);
  expect(stepsOf(tab?.entries ?? [], 'form')).not.toContain('    - ');
});
