import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { liveAfter, unknown } from '../../src/atlas/live/connection.ts';
import { addressOf, doingOf, isOver, sendingOf } from '../../src/atlas/live/doing.ts';
import { placeOf } from '../../src/atlas/live/place.ts';
import { activeIn, blank, recorded } from '../../src/atlas/live/recording.ts';
import { tabsAfter } from '../../src/atlas/live/tabs.ts';
import { verdictOf } from '../../src/atlas/live/verdict.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';
import type { Step } from '../../src/atlas/model/walk.ts';
import type { Offer, Report, Status } from '../../src/atlas/stage/protocol.ts';
import { resetPassword } from '../../src/flows/reset-password.ts';
import { resultModal } from '../../src/flows/result-modal.ts';

const chart = chartOf(resetPassword);
const submit = 'resetPassword.idle::submitted::0';
const idle = ['resetPassword', 'resetPassword.idle'];
const loading = ['resetPassword', 'resetPassword.loading'];

function stepOf(change: Partial<Step>): Step {
  const step = { chart: 'resetPassword', event: 'submitted', sender: null };
  return { ...step, taken: [], states: idle, ...change };
}

function offerOf(change: Partial<Offer>): Offer {
  const offer = { chart: 'resetPassword', event: 'submitted', kind: 'event' as const };
  return { ...offer, example: '', takes: [], refuses: [], isCovered: false, ...change };
}

describe('a recording', () => {
  const first = recorded(blank, stepOf({ event: 'start' }));
  const second = recorded(first, stepOf({ taken: [submit], states: loading }));

  test('knows the states, what was visited, and what was active before each step', () => {
    expect(second).toEqual({
      states: { resetPassword: loading },
      visited: new Set([...idle, submit, ...loading]),
      entries: [
        { number: 2, step: stepOf({ taken: [submit], states: loading }), before: idle },
        { number: 1, step: stepOf({ event: 'start' }), before: [] },
      ],
    });
  });

  test('holds the states of all charts and the last transitions for active', () => {
    const states = ['site', 'site.withFlow'];
    const third = recorded(second, stepOf({ chart: 'site', taken: ['site::x::0'], states }));
    expect(activeIn(third)).toEqual(new Set([...loading, ...states, 'site::x::0']));
  });

  test('forgets the oldest entries of a long one', () => {
    const long = Array.from({ length: 300 }).reduce<typeof blank>(
      recording => recorded(recording, stepOf({})),
      blank,
    );
    expect([long.entries.length, long.entries[0]?.number]).toEqual([200, 300]);
  });
});

describe('the verdict on a step', () => {
  const verdict = (change: Partial<Step>, before = idle) =>
    verdictOf(chart, { number: 1, step: stepOf(change), before });

  test.each([
    ['started', { event: 'start' }, idle],
    ['taken', { taken: [submit] }, idle],
    ['ignored', {}, loading],
  ] as const)('%s', (kind, change, before) => {
    expect(
      verdict({ ...change, taken: [...('taken' in change ? change.taken : [])] }, before),
    ).toEqual({ kind });
  });

  test('names the guards that refuse', () => {
    expect(verdict({})).toEqual({ kind: 'refused', guards: ['both passwords are right'] });
  });

  test('names the guard of a transition that takes many events', () => {
    const door = createMachine({
      id: 'door',
      on: { 'xstate.done.actor.*': { guard: 'it is open', actions: 'close it' } },
    });
    const step = stepOf({ chart: 'door', event: 'done: bell' });
    expect(verdictOf(chartOf(door), { number: 1, step, before: ['door'] })).toEqual({
      kind: 'refused',
      guards: ['it is open'],
    });
  });
});

describe('choosing a transition', () => {
  const taken = offerOf({ takes: [submit] });
  const refused = offerOf({ refuses: [submit] });
  const ignored = offerOf({});
  const running = ['resetPassword', 'resultModal'];
  const choose = (id: string, ...offers: Offer[]) => doingOf(chart, id, { offers, running });

  test('does what takes it', () => {
    expect(choose(submit, ignored, taken)).toEqual({ offer: taken, says: '' });
  });

  test('sends its event even where a guard refuses, and names the guard', () => {
    expect(choose(submit, refused)).toEqual({
      offer: refused,
      says: 'submitted: refused by ‘both passwords are right’.',
    });
  });

  test('names the guard also of an event that is sent from the list', () => {
    expect([taken, refused, ignored].map(offer => sendingOf(chart, offer))).toEqual([
      { offer: taken, says: '' },
      { offer: refused, says: 'submitted: refused by ‘both passwords are right’.' },
      { offer: ignored, says: '' },
    ]);
  });

  test('sends its event even where it is ignored', () => {
    expect(choose(submit, ignored)).toEqual({
      offer: ignored,
      says: 'submitted: ignored, idle is not active.',
    });
  });

  test('tells when its event would take another transition', () => {
    const closed = offerOf({
      chart: 'resultModal',
      event: 'closed',
      takes: ['resultModal.shown.loading::closed::0'],
    });
    expect(
      doingOf(chartOf(resultModal), 'resultModal.shown::closed::0', { offers: [closed], running }),
    ).toEqual({
      offer: closed,
      says: 'closed: another transition takes it.',
    });
  });

  test('cannot answer what nobody has asked', () => {
    const done = 'resetPassword.loading::done: reset the password::0';
    expect(choose(done, ignored)).toEqual({
      says: 'done: reset the password: nothing in loading waits for it now.',
    });
  });

  test('gives no answer that would take another transition', () => {
    const event = 'done: reset the password';
    const [success, failure] = [0, 1].map(branch => `resetPassword.loading::${event}::${branch}`);
    const expired = offerOf({ event, kind: 'done', takes: [failure ?? ''] });
    expect(choose(success ?? '', expired)).toEqual({
      says: 'done: reset the password: another transition takes it.',
    });
  });

  test.each([
    ['resetPassword.idle::always::0', 'as soon as ‘has no token’ holds'],
    [
      'resetPassword.idle.newPassword.tooShort::always::0',
      'as soon as ‘not the new password is too short’ holds',
    ],
  ])('cannot send %s', (id, condition) => {
    expect(choose(id, taken)).toEqual({
      says: `Nobody sends this: it is taken by itself ${condition}.`,
    });
  });

  test('tells that its chart does not run', () => {
    const says = 'resetPassword does not run.';
    expect(doingOf(chart, submit, { offers: [], running: ['site'] })).toEqual({ says });
  });

  test('cannot use a form under a modal', () => {
    const says = 'submitted: a modal covers the page.';
    const offer = offerOf({ isCovered: true });
    expect(choose(submit, offer)).toEqual({ offer, says });
  });

  test('does what makes another chart send a message', () => {
    const left = 'resetPassword.idle::page left::0';
    const opened = offerOf({ chart: 'site', event: 'page opened', takes: ['any', left] });
    expect(choose(left, opened)).toEqual({ offer: opened, says: '' });
    const says = 'page left: another chart sends it, and nothing makes it do so now.';
    expect(choose(left, ignored)).toEqual({ says });
  });

  test('is over when anything else has happened', () => {
    const entry = (change: Partial<Step>) => ({ number: 1, step: stepOf(change), before: idle });
    const own = entry({});
    const other = entry({ event: 'page left' });
    const doing = { offer: refused, says: 'refused' };
    const cases = [[], [own], [other], [other, own]];
    expect(cases.map(since => isOver(doing, since))).toEqual([false, false, true, true]);
    expect(isOver({ says: 'it does not run' }, [own])).toBe(true);
  });

  test('does nothing for a state', () => {
    expect(choose('resetPassword.idle', taken)).toBe(undefined);
  });
});

test('a flow has an address that starts it, the others have none', () => {
  expect(['resetPassword', 'verifyEmail', 'site', 'resultModal'].map(addressOf)).toEqual([
    '/reset-password?token=…',
    '/email-verification?token=…',
    undefined,
    undefined,
  ]);
});

test.each([
  [[], ''],
  [['site', 'site.withFlow'], 'withFlow'],
  [['resultModal', 'resultModal.shown', 'resultModal.shown.loading'], 'shown › loading'],
  [
    [
      'resetPassword',
      'resetPassword.idle',
      'resetPassword.idle.newPassword',
      'resetPassword.idle.newPassword.right',
      'resetPassword.idle.confirmation',
      'resetPassword.idle.confirmation.same',
    ],
    'idle › (newPassword › right and confirmation › same)',
  ],
  [['chart', 'chart.one', 'chart.other'], 'one and other'],
])('%j is at %s', (states, place) => {
  expect(placeOf(states)).toBe(place);
});

describe('the stage as it is known', () => {
  const done = offerOf({ event: 'done: reset the password', kind: 'done', example: 'changed' });
  const slow = offerOf({ chart: 'resultModal', event: 'after: a long wait', kind: 'after' });
  const other = offerOf({ event: 'done: verify the address', kind: 'done', example: 'verified' });
  const reportOf = (...offers: Offer[]): Report => ({ type: 'status', status: statusOf(offers) });
  const statusOf = (offers: Offer[]): Status => ({
    page: '/',
    canGo: { back: false, forward: false },
    clock: { seconds: 0, runs: true },
    holdsParts: false,
    running: [],
    offers,
  });
  const after = (...reports: Report[]) => reports.reduce(liveAfter, unknown);

  test('begins anew when it is loaded again', () => {
    const begun = after({ type: 'step', step: stepOf({}) }, reportOf(done), { type: 'began' });
    expect(begun).toEqual(unknown);
  });

  test('records its steps', () => {
    expect(after({ type: 'step', step: stepOf({}) }).recording).toEqual(
      recorded(blank, stepOf({})),
    );
  });

  test.each([
    ['shows what can be answered', [[offerOf({}), done]], [done]],
    ['keeps the answers of a call that has ended', [[done], []], [done]],
    ['keeps a wait that is over while its call goes on', [[done, slow], [done]], [done, slow]],
    ['keeps what has ended while something else goes on', [[done, other], [other]], [other, done]],
    ['lets go of what has ended when something else begins', [[done], [other]], [other]],
  ])('%s', (_, statuses, answers) => {
    expect(after(...statuses.map(offers => reportOf(...offers))).answers).toEqual(answers);
  });
});

describe('the tabs with the site', () => {
  const here = { type: 'here', tab: 'b', page: 'about', states: { site: ['site'] } } as const;
  const states = { site: ['site'] };

  test('come and go', () => {
    const both = [here, { ...here, tab: 'a' }].reduce(
      (tabs, { type, tab, page }) => tabsAfter(tabs, { type, tab, page, states }),
      tabsAfter([], { type: 'gone', tab: 'unknown' }),
    );
    expect(both.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(tabsAfter(both, { type: 'gone', tab: 'a' }).map(({ id }) => id)).toEqual(['b']);
  });

  test('tell their states first, and then each step', () => {
    const known = tabsAfter([], { type: 'here', tab: 'a', page: 'about', states });
    const recording = { ...blank, states, visited: new Set(['site']) };
    expect(known).toEqual([{ id: 'a', page: 'about', recording }]);
    const step = stepOf({ taken: [submit], states: loading });
    expect(tabsAfter(known, { type: 'step', tab: 'a', page: 'resetPassword', step })).toEqual([
      { id: 'a', page: 'resetPassword', recording: recorded(recording, step) },
    ]);
  });
});
