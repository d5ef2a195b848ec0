import { expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { textsOf } from '../../src/atlas/build/texts.ts';
import { entriesOf, find, partsOf } from '../../src/atlas/search/find.ts';

const charts = extractCharts();
const entries = entriesOf({ charts, texts: textsOf(charts) });

test('what a link does that has expired is found, with what the visitor then reads', () => {
  const item = 'resetPassword.loading::done: reset the password::3';
  expect(find(entries, 'reset link EXPIRED')).toEqual([
    {
      kind: 'Transitions',
      name: 'resetPassword · loading: done: reset the password [the link has expired (410)] → failure',
      more: 'The visitor reads: You can get a new link.',
      item,
    },
    {
      kind: 'Texts',
      name: 'resetPassword · This reset link has expired.',
      more: 'resetPassword, answer 410',
      item,
    },
  ]);
});

test.each([
  ['one of the server', 'Charts', 'call · One call of the server.', 'call'],
  ['nobody has answered', 'States', 'request · closed › expired', 'request.closed.expired'],
  [
    'forget secrets',
    'Transitions',
    'resetPassword · idle: page left → left',
    'resetPassword.idle::page left::0',
  ],
  [
    'verifyEmail exactly one call',
    'Rules',
    'verifyEmail · Opening the verification page makes exactly one call.',
    'verifyEmail.loading',
  ],
  // Of the page of the noun, of a part of it, of a function, of none, and of an answer that is a success.
  [
    '*passwords do not match.',
    'Texts',
    'resetPassword · *Passwords do not match.',
    'resetPassword',
  ],
  ["choose what it's about", 'Texts', 'contactForm · Choose what it’s about.', 'contactForm'],
  ['written on the page', 'Texts', 'contactForm · Written on the contact page: …', 'contactForm'],
  ['days left', 'Texts', 'dates · … days left', null],
  [
    'already verified',
    'Texts',
    'verifyEmail · Your email address is already verified.',
    'verifyEmail',
  ],
])('%s is found among %s', (query, kind, name, item) => {
  const first = find(entries, query).find(one => one.kind === kind);
  expect(first).toMatchObject({ name, item });
});

test('what the server says to many calls is found once, and at each transition that names its status', () => {
  expect(find(entries, 'attempts again in 15 minutes').map(({ item }) => item)).toEqual([
    null,
    'verifyEmail.loading::done: verify the address::4',
    'resetPassword.loading::done: reset the password::5',
  ]);
});

test('names come before descriptions, and nothing is found by nothing', () => {
  const described = {
    kind: 'States',
    name: 'door · open',
    more: 'No red light.',
    item: 'door.open',
  } as const;
  const named = {
    kind: 'States',
    name: 'door · red',
    more: 'No light.',
    item: 'door.red',
  } as const;
  expect([find([described, named], 'red light'), find([described, named], 'red')]).toEqual([
    [described, named],
    [named, described],
  ]);
  expect([find([described], ' '), find([described], 'red.light'), find([described], '(')]).toEqual([
    [],
    [],
    [],
  ]);
});

test('the parts of a text that were searched are known', () => {
  expect(partsOf('You can’t tell: can it?', "CAN'T (it")).toEqual([
    'You ',
    'can’t',
    ' tell: can it?',
  ]);
  expect(partsOf('It is it.', 'it is')).toEqual(['', 'It', ' ', 'is', ' ', 'it', '.']);
});
