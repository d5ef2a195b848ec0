import { expect, test } from 'vitest';
import { statesInOrder } from '../../../src/atlas/model/chart.ts';
import { chartOf } from '../../../src/atlas/model/extraction.ts';
import { days } from '../../../src/exchange/request-timers.ts';
import { acts, externalEvents, request } from '../../../src/exchange/request.ts';
import { wish } from '../../../src/exchange/wish.ts';
import { kinds } from '../../../src/server/notices/preferences.ts';
import { noticeSentences } from '../../../src/words/notices/notices.ts';

test('what is stored keeps its names: another one needs a migration', () => {
  const states = statesInOrder(chartOf(request)).filter(({ children }) => children.length === 0);
  expect(states.map(({ id }) => id.replace('request.', '')).join(', ')).toMatchInlineSnapshot(
    `"open.asked, open.waiting, agreed.arranging, agreed.scheduled, agreed.met, confirming, disputed, done.reviewing, done.settled, closed.declined, closed.withdrawn, closed.expired, closed.cancelled, closed.lapsed, closed.disputed, closed.unavailable"`,
  );
  expect(
    statesInOrder(chartOf(wish))
      .slice(1)
      .map(({ id }) => id)
      .join(', '),
  ).toMatchInlineSnapshot(`"wish.open, wish.asked, wish.removed, wish.ended"`);
  const events = [...acts, ...externalEvents, ...Object.keys(days)];
  expect(events.join(', ')).toMatchInlineSnapshot(
    `"accept, decline, withdraw, still wanted, propose a meeting, accept the meeting, cancel, handed over, not handed over, review, copy taken, copy free, copy gone, member blocked, member left, member suspended, the owner is reminded, no answer, is it still wanted, waited too long, both are reminded to meet, never met, the day before, how was it, not met, the other is reminded, the other is silent, both are reminded to agree, never agreed, reviews open"`,
  );
  expect(Object.keys(noticeSentences).join(', ')).toMatchInlineSnapshot(
    `"asked, accept, decline, withdraw, propose a meeting, accept the meeting, cancel, handed over, not handed over, both say yes, both say no, review, both have reviewed, copy taken, copy free, unavailable, the owner is reminded, no answer, is it still wanted, waited too long, both are reminded to meet, never met, the day before, how was it, not met, the other is reminded, the other is silent, both are reminded to agree, never agreed, message, wish found, is it still wished for"`,
  );
  expect(kinds.join(', ')).toMatchInlineSnapshot(`"requests, reminders, messages, wishes"`);
});
