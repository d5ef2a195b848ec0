import { assert, integer, property } from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Request } from '../../../src/api/schemas.ts';
import { calendarWith } from '../../../src/exchange/calendar.ts';
import { learnTime, serverTime } from '../../../src/exchange/server-time.ts';
import RequestPage from '../../../src/pages/requests/request.tsx';
import { timeNear } from '../../../src/words/dates.ts';
import { asked, request } from '../../flows/kit/sample-request.ts';
import { noNews } from '../../flows/kit/start.ts';
import { flowOf, openPage } from '../kit/open-page.tsx';

const owner = { ...request, role: 'owner' as const, isYourTurn: true };
const neighbour = 'Contract Neighbour';
const walden = {
  id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d24',
  title: 'Walden',
  authors: 'Henry David Thoreau',
};
const emil = { ...walden, id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d25', title: 'Emil' };
const swap = {
  way: 'swap',
  price: null,
  offers: [walden, emil],
} as const satisfies Partial<Request>;
const meeting = { at: '2026-05-06T16:00:00.000Z', where: 'At the <fountain>' };

async function openRequest(shown: Partial<Request>, events: readonly object[] = [asked]) {
  const { site, server, clock, html } = await openPage('request', RequestPage, { id: request.id });
  await server.says(200, { request: { ...request, ...shown }, events });
  await server.says(200, { message: 'Seen.' });
  await server.says(200, noNews);
  const flow = flowOf(site, 'request').ref;
  const press = (act: Request['actions'][number]) =>
    flow.send({ type: 'act pressed', act, now: Date.parse(request.askedAt) });
  return { server, clock, flow, html, press };
}

test.each(['accept', 'decline'] as const)(
  'says after eight seconds that the answer to %j takes long',
  async act => {
    const { html, press, clock, flow } = await openRequest({
      ...owner,
      actions: ['accept', 'decline'],
    });
    press(act);
    flow.getSnapshot().children.act?.getSnapshot().children.form?.send({ type: 'submitted' });
    clock.increment(7_999);
    expect(html()).not.toContain('This takes longer than usual.');
    clock.increment(1);
    expect(html().match(/This takes longer than usual\./g)).toHaveLength(1);
  },
);

/** The buttons, in their order, each with what is said of it; a form says it itself. */
function actsIn(html: string) {
  const [acts = ''] = /<section aria-label="What you can do">.*?<\/section>/.exec(html) ?? [];
  return [
    ...acts
      .replaceAll('&#x27;', "'")
      .matchAll(/<button[^>]*>([^<]*)<\/button>(?:<p[^>]*>([^<]*))?/g),
  ].map(([, name, means]) => [name, means]);
}

test('the owner sees what is asked, until when, and what can be done about it', async () => {
  const { html } = await openRequest({ ...owner, actions: ['decline', 'accept'] });
  expect(html()).toMatch(/<h1[^>]*>Emma<\/h1>/);
  for (const said of [
    `${neighbour} offered €4.00 for it.`,
    'Waiting for your answer',
    '<span>Closes </span><time dateTime="2026-05-08T10:00:00.000Z" title="Friday, 8 May 2026 at 10:00">',
    'href="/home/members/01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19"',
    'href="/home/messages/01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19"',
    'I live around the corner.',
  ]) {
    expect(html()).toContain(said);
  }
  expect(actsIn(html())).toEqual([
    ['Say yes', `We’ll hold the book for ${neighbour} and let others wait.`],
    ['Say no', undefined],
  ]);
});

test.each<[string, Partial<Request>, string, string[]]>([
  ['a gift', { way: 'give', price: null }, 'You asked for it for free.', ['Withdraw my request']],
  [
    'a swap',
    { ...owner, ...swap, actions: ['accept'] },
    `${neighbour} offered one of these two books for it.`,
    ['Accept the swap'],
  ],
  [
    'a swap that is agreed',
    {
      state: 'agreed',
      ...swap,
      chosen: emil.id,
      actions: ['cancel', 'handed over', 'propose a meeting'],
    },
    'You give this book in return.',
    ['Propose a time and place', 'Already met?', 'Cancel the request'],
  ],
  [
    'one that waits',
    { state: 'waiting', actions: ['withdraw', 'still wanted'] },
    'still wanted.',
    ['I still want it', 'Withdraw my request'],
  ],
  [
    'a meeting',
    { state: 'agreed', meeting, actions: ['propose a meeting', 'handed over'] },
    `re meeting ${neighbour}.`,
    ['Propose another time', 'Already met?'],
  ],
  [
    'a meeting that is over',
    { state: 'agreed', isYourTurn: true, meeting, actions: ['propose a meeting', 'handed over'] },
    'Did the book change hands?',
    ['Yes, we met', 'Propose another time'],
  ],
  [
    'a meeting whose place was removed',
    { state: 'agreed', meeting: { ...meeting, where: '' }, actions: ['handed over'] },
    'A moderator has removed the place.',
    ['Already met?'],
  ],
  [
    'what one has said',
    { state: 'confirming', actions: ['handed over', 'not handed over'] },
    'Then the book has changed hands.',
    ['Yes, we met', 'No, we didn’t'],
  ],
  [
    'a dispute',
    { state: 'disputed', actions: ['not handed over'] },
    'You said: yes',
    ['No, we didn’t'],
  ],
  [
    'a dispute of who has said no',
    { state: 'disputed', actions: ['handed over'] },
    'You said: no',
    ['Yes, we met'],
  ],
  [
    'a book that has changed hands',
    { state: 'done', endsAt: null, actions: ['review'] },
    neighbour,
    ['How was it?'],
  ],
])('%s says so, and offers just what the server does', async (_, shown, said, names) => {
  const { html } = await openRequest(shown);
  expect(html()).toContain(said);
  expect(actsIn(html()).map(([name]) => name)).toEqual(names);
});

test.each([
  ['owner', `${neighbour} proposes`, true],
  ['asker', 'You propose', false],
] as const)('what the asker proposes stands out for the %s', async (role, title, isOffered) => {
  const { html } = await openRequest({
    role,
    isYourTurn: isOffered,
    state: 'agreed',
    proposal: { by: 'asker', ...meeting },
    actions: isOffered ? ['accept the meeting', 'cancel'] : ['cancel'],
  });
  const [card = ''] = /<section class="[^"]*open[^"]*">.*?<\/section>/.exec(html()) ?? [];
  expect(card).toContain(`<h2>${title}</h2>`);
  expect(card).toContain('At the &lt;fountain&gt;');
  expect(card.includes('>Works for me</button>')).toBe(isOffered);
  expect(html().includes('Does this time work for you?')).toBe(isOffered);
  expect(actsIn(html()).map(([name]) => name)).toEqual(['Cancel the request']);
});

test.each([
  ['asker', { state: 'closed', outcome: 'declined' }, 'after 30 days', '/home'],
  ['owner', { state: 'closed', outcome: 'lapsed' }, 'on your shelf when you like', '/home/shelf'],
  ['owner', { state: 'settled' }, 'has a new home', '/home/shelf'],
] as const)(
  'to the %s, %j says what it means and where to go on',
  async (role, end, said, link) => {
    const { html } = await openRequest({ role, ...end, endsAt: null, actions: [] });
    expect(html()).toContain(said);
    expect(html()).toMatch(new RegExp(`<a href="${link}" class="[^"]*button`));
  },
);

test('what has happened stands in its order, with what both have said as text', async () => {
  const events = [
    asked,
    { ...asked, type: 'propose a meeting', by: 'owner', text: '<b>Soon</b>', meeting },
    { ...asked, type: 'never met', by: null, text: null },
  ];
  const { html } = await openRequest(
    { reviews: [{ by: 'owner', isGood: true, text: '<3' }] },
    events,
  );
  const [list = ''] = /<ol>.*?<\/ol>/.exec(html()) ?? [];
  const words = list.split('<li>').map(item => item.replaceAll(/<time.*?<\/time>|<[^>]*>/g, ''));
  expect(words.slice(1)).toEqual([
    'You asked for the bookI live around the corner.',
    `${neighbour} proposed a time and place, At the &lt;fountain&gt;&lt;b&gt;Soon&lt;/b&gt;`,
    'No time was agreed on for two weeks. The request closed.',
  ]);
  expect(html()).toContain('<blockquote dir="auto">&lt;3</blockquote>');
});

test('what a newer server knows is a plain line, and an act of it no button', async () => {
  const { html } = await openRequest({ actions: JSON.parse('["withdraw", "lend"]') }, [
    { ...asked, type: 'lend', text: 'For a week' },
    { ...asked, type: 'lent too long', by: null, text: null },
  ]);
  expect(html()).toContain('You</bdi></strong><span> did something this page can’t show');
  expect(html()).toContain('>For a week</blockquote>');
  expect(html()).toContain('<span>Something has happened.</span>');
  expect(actsIn(html()).map(([name]) => name)).toEqual(['Withdraw my request']);
});

test('the books of a swap are chosen by their covers, and a refusal stands at its field', async () => {
  const { server, flow, html, press } = await openRequest({
    ...owner,
    ...swap,
    actions: ['accept'],
  });
  press('accept');
  for (const { id } of swap.offers) {
    expect(html()).toMatch(new RegExp(`<input type="radio"[^>]* name="copyId"[^>]* value="${id}"`));
  }
  const form = () => flow.getSnapshot().children.act?.getSnapshot().children.form;
  form()?.send({ type: 'typed', field: 'copyId', value: emil.id });
  form()?.send({ type: 'submitted' });
  const faults = [{ field: 'copyId', message: 'Choose one of the books.' }];
  await server.says(422, { message: 'No.', error: true, code: 'values refused', faults });
  expect(html()).toContain('<span>Choose one of the books.</span>');
  expect(html()).toMatch(/<p[^>]* role="alert">No\.<\/p>/);
  form()?.send({ type: 'typed', field: 'copyId', value: walden.id });
  expect(html()).not.toContain('Choose one of the books.');
});

test('a meeting is proposed by the time of the server, and a clock that is wrong is named', async () => {
  const server = Date.parse('2026-11-28T12:00:00Z');
  const days = integer({ min: -10_000, max: 10_000 });
  const { html, press } = await openRequest({ state: 'agreed', actions: ['propose a meeting'] });
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    learnTime(new Date().toUTCString());
    vi.useRealTimers();
  });
  press('propose a meeting');
  assert(
    property(days, days => {
      vi.setSystemTime(server + days * 86_400_000);
      learnTime(new Date(server).toUTCString());
      expect(serverTime()).toBe(server);
      expect(timeNear(new Date('2026-11-29T12:00:00Z'))).toBe('tomorrow at 12:00');
      expect(html().includes('Your device’s clock seems to be wrong')).toBe(days !== 0);
    }),
  );
});

test('a meeting becomes a file for a calendar, which another one replaces', () => {
  const text = calendarWith({
    id: request.id,
    version: 4,
    at: meeting.at,
    where: 'At the fountain, here',
    summary: 'Emma',
    url: 'https://book-exchange.example/home/requests/1',
  });
  expect(text.replace(/DTSTAMP:.*/, 'DTSTAMP').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Neighbourhood Book Exchange//Meeting//EN',
    'BEGIN:VEVENT',
    `UID:${request.id}`,
    'SEQUENCE:4',
    'DTSTAMP',
    'DTSTART:20260506T160000Z',
    'DTEND:20260506T163000Z',
    'SUMMARY:Emma',
    'LOCATION:At the fountain\\, here',
    'URL;VALUE=URI:https://book-exchange.example/home/requests/1',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
});

test('its owner reads since when the asker has looked for the book', async () => {
  const { html } = await openRequest({ ...owner, wishedSince: '2025-03' });
  expect(html()).toContain(`${neighbour} has been looking for it since March 2025.`);
});

test.each([
  ['asker', 'unavailable', true],
  ['asker', 'declined', false],
  ['owner', 'unavailable', false],
] as const)(
  'of one that is closed the %s, where it is %s, can look for another copy: %s',
  async (...ended) => {
    const [role, outcome, isIt] = ended;
    const { html } = await openRequest({ role, outcome, state: 'closed', actions: [] });
    expect(html().includes('Tell me when there is one')).toBe(isIt);
  },
);
