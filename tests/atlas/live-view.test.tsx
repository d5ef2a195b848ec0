import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Answers } from '../../src/atlas/live/answers.tsx';
import { announcementOf } from '../../src/atlas/live/charts-now.tsx';
import { Clock } from '../../src/atlas/live/clock.tsx';
import { Log } from '../../src/atlas/live/log.tsx';
import { blank } from '../../src/atlas/live/recording.ts';
import { Senders } from '../../src/atlas/live/senders.tsx';
import { chartOf } from '../../src/atlas/model/extraction.ts';
import type { Step } from '../../src/atlas/model/walk.ts';
import type { Offer } from '../../src/atlas/stage/protocol.ts';
import { verifyEmail } from '../../src/flows/verify-email.ts';

const chart = chartOf(verifyEmail);
const failure = ['verifyEmail', 'verifyEmail.failure'];
const loading = ['verifyEmail', 'verifyEmail.loading'];
const nothing = () => undefined;

/** What can be read and pressed, line by line. */
function linesOf(view: ReactNode): string[] {
  return renderToStaticMarkup(view)
    .replaceAll(/<button[^>]*aria-disabled="true"[^>]*>/g, '(off) ')
    .replaceAll(/<\/?(b|span|code)\b[^>]*>/g, '')
    .split(/<[^>]*>/)
    .map(text => text.trim().replaceAll('&#x27;', "'"))
    .filter(Boolean);
}

function offerOf(change: Partial<Offer>): Offer {
  const offer = { chart: 'verifyEmail', event: 'page left', kind: 'event' as const };
  return { ...offer, example: '', takes: [], refuses: [], isCovered: false, ...change };
}

test('the log tells who sent what to whom, and what came of it', () => {
  const steps: Partial<Step>[] = [
    { event: 'page left', sender: 'site' },
    { event: 'done: verify the address', taken: ['any'], states: failure },
    { event: 'after: a long wait', chart: 'resultModal', states: ['resultModal'] },
    { event: 'start', sender: 'site' },
    { event: 'result closed' },
  ];
  const entries = steps.map((step, index) => ({
    number: steps.length - index,
    step: {
      chart: 'verifyEmail',
      event: '',
      sender: null,
      taken: [],
      states: loading,
      ...step,
    },
    before: loading,
  }));
  expect(linesOf(<Log charts={[chart]} entries={entries} />)).toEqual([
    'What happened',
    'site → verifyEmail page left ignored in loading',
    'an answer → verifyEmail done: verify the address taken, now in failure',
    'the clock → resultModal after: a long wait ignored in resultModal',
    'site → verifyEmail start starts in loading',
    'visitor → verifyEmail result closed ignored in loading',
  ]);
});

test('the answers of a call stay when it has ended, but cannot be pressed', () => {
  const verified = offerOf({
    kind: 'done',
    event: 'done: verify the address',
    example: 'verified',
  });
  const slow = offerOf({ kind: 'after', event: 'after: a long wait', chart: 'resultModal' });
  const show = (offers: Offer[]) =>
    linesOf(<Answers answers={[verified, slow]} offers={offers} onDo={nothing} />);
  expect(show([verified, slow])).toEqual([
    'verify the address: how does it end?',
    'verified',
    'slow',
  ]);
  expect(show([])).toEqual(['verify the address: it has ended', '(off) verified', '(off) slow']);
});

test('the events of a chart tell what would come of them', () => {
  const left = offerOf({ takes: ['verifyEmail.failure::page left::0'] });
  const closed = offerOf({ event: 'result closed' });
  const show = (running: string[], offers: Offer[]) =>
    linesOf(<Senders chart={chart} status={{ running, offers }} onDo={nothing} onOpen={nothing} />);
  expect(show(['verifyEmail'], [left, closed])).toEqual([
    'Send to verifyEmail',
    'result closed',
    'is ignored now',
    'page left',
    '→ left',
  ]);
  expect(show(['verifyEmail'], [offerOf({ isCovered: true })])).toEqual([
    'Send to verifyEmail',
    'result closed',
    'another chart sends it',
    'page left',
    'a modal covers the page',
  ]);
  expect(show([], [])).toEqual([
    'Send to verifyEmail',
    'It does not run.',
    'Open /email-verification?token=…',
    '(off) result closed',
    '(off) page left',
  ]);
});

test('the clock tells minutes and seconds', () => {
  expect(linesOf(<Clock clock={{ seconds: 65, runs: true }} onTell={nothing} />)).toEqual([
    'Clock',
    '1:05',
    'Stand still',
    '+1 s',
    '+8 s',
  ]);
});

test('the active state is announced, once there is one', () => {
  const recording = { ...blank, states: { verifyEmail: loading } };
  expect(['verifyEmail', 'site'].map(id => announcementOf(recording, id))).toEqual([
    'verifyEmail is in loading',
    '',
  ]);
});
