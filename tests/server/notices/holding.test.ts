import { describe, expect, test } from 'vitest';
import type { NoticeType } from '../../../src/api/schemas.ts';
import type { Facts } from '../../../src/exchange/request.ts';
import { stillSo } from '../../../src/server/notices/due-notices.ts';
import { mailTime } from '../../../src/server/notices/stored.ts';
import { hour, minute } from '../kit/world.ts';

const now = new Date('2026-05-04T10:00:00Z');
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const fresh: Facts = {
  proposal: null,
  meeting: null,
  said: {},
  isSaidByOne: false,
  reviewed: [],
};
const meetingIn = (milliseconds: number): Facts => ({
  ...fresh,
  meeting: { at: now.getTime() + milliseconds, where: 'At the fountain' },
});
const proposalIn = (milliseconds: number): Facts => ({
  ...fresh,
  proposal: { by: 'asker', at: now.getTime() + milliseconds, where: 'At the fountain' },
});

describe('what is mailed of', () => {
  test.each<[held: NoticeType[], state: string, facts: Facts, said: NoticeType[]]>([
    [['copy taken'], 'open.waiting', fresh, ['copy taken']],
    [['copy taken', 'copy free'], 'open.asked', fresh, []],
    [['copy taken', 'copy free', 'copy taken'], 'open.waiting', fresh, ['copy taken']],
    [['copy free', 'copy taken'], 'open.waiting', fresh, []],
    // The owner gets no notice of the other kind.
    [['copy free', 'copy free'], 'open.asked', fresh, ['copy free']],
    [['copy free'], 'open.waiting', fresh, []],
    [['copy taken', 'copy free', 'accept'], 'agreed.arranging', fresh, ['accept']],
    [['copy taken', 'unavailable'], 'closed.unavailable', fresh, ['unavailable']],
    [['asked'], 'open.asked', fresh, ['asked']],
    [['asked'], 'open.waiting', fresh, ['asked']],
    [['asked', 'withdraw'], 'closed.withdrawn', fresh, []],
    [['asked', 'unavailable'], 'closed.unavailable', fresh, []],
    [['withdraw'], 'closed.withdrawn', fresh, ['withdraw']],
    [['accept', 'cancel'], 'closed.cancelled', fresh, ['cancel']],
    [
      ['accept', 'propose a meeting'],
      'agreed.arranging',
      proposalIn(hour),
      ['accept', 'propose a meeting'],
    ],
    [
      ['propose a meeting', 'propose a meeting', 'propose a meeting'],
      'agreed.arranging',
      proposalIn(hour),
      ['propose a meeting'],
    ],
    [['propose a meeting'], 'agreed.scheduled', meetingIn(hour), []],
    [['propose a meeting', 'cancel'], 'closed.cancelled', proposalIn(hour), ['cancel']],
    [['accept the meeting'], 'agreed.scheduled', meetingIn(hour), ['accept the meeting']],
    [['accept the meeting', 'handed over'], 'confirming', meetingIn(-1), ['handed over']],
    [['handed over', 'unavailable'], 'closed.unavailable', fresh, ['unavailable']],
    [['not handed over'], 'disputed', fresh, ['not handed over']],
    [['not handed over', 'both say yes'], 'done.reviewing', fresh, ['both say yes']],
    [['both say yes', 'review'], 'done.reviewing', fresh, ['both say yes', 'review']],
    [['the owner is reminded', 'no answer'], 'closed.expired', fresh, ['no answer']],
    [['both are reminded to meet'], 'agreed.scheduled', meetingIn(hour), []],
    [['the day before'], 'agreed.scheduled', meetingIn(24 * hour), ['the day before']],
    [['the day before'], 'agreed.scheduled', meetingIn(-1), []],
    [['the day before'], 'agreed.scheduled', meetingIn(24 * hour + 1), []],
    [['the day before', 'how was it'], 'agreed.met', meetingIn(-hour), ['how was it']],
  ])('%j in %s, with %j: %j', (types, state, facts, said) => {
    const held = types.map(type => ({ type }));
    expect(stillSo(held, { state, facts }, now).map(({ type }) => type)).toEqual(said);
  });

  test('several of one type is the last', () => {
    const held = ['first', 'second'].map(id => ({ id, type: 'propose a meeting' as const }));
    const standing = { state: 'agreed.arranging', facts: proposalIn(hour) };
    expect(stillSo(held, standing, now)).toEqual(held.slice(1));
  });
});

describe('when it is mailed:', () => {
  test.each<
    [
      type: NoticeType,
      mailed: [NoticeType, minutes: number][],
      Facts,
      inMinutes: number | 'at once',
    ]
  >([
    ['accept', [], fresh, 'at once'],
    ['withdraw', [['asked', 0]], fresh, 10],
    [
      'propose a meeting',
      [
        ['accept', 12],
        ['propose a meeting', 4],
      ],
      fresh,
      6,
    ],
    ['propose a meeting', [['accept', 10]], fresh, 'at once'],
    // In the next round.
    ['copy taken', [], fresh, 0],
    ['copy free', [['copy taken', 60]], fresh, 0],
    ['the owner is reminded', [['copy free', 9]], fresh, 1],
    ['copy free', [['copy taken', 20]], fresh, 40],
    ['copy free', [['asked', 4]], fresh, 6],
    ['accept', [['copy free', 20]], fresh, 'at once'],
    ['cancel', [['accept the meeting', 1]], meetingIn(24 * hour), 'at once'],
    ['cancel', [['accept the meeting', 1]], meetingIn(24 * hour + minute), 9],
    ['cancel', [['propose a meeting', 1]], proposalIn(hour), 'at once'],
    ['cancel', [['how was it', 1]], meetingIn(-hour), 9],
    ['unavailable', [['accept the meeting', 1]], meetingIn(hour), 'at once'],
    ['accept the meeting', [['accept', 1]], meetingIn(hour), 'at once'],
    ['propose a meeting', [['accept', 1]], proposalIn(hour), 9],
  ])('%s after %j, with %j: %s', (type, mailed, facts, inMinutes) => {
    const known = mailed.map(([before, minutes]) => ({
      type: before,
      mail_at: null,
      mailed_at: after(-minutes * minute),
    }));
    const time = inMinutes === 'at once' ? inMinutes : after(inMinutes * minute);
    expect(mailTime({ type, at: now, facts }, known)).toEqual(time);
  });

  test('with what is held, unless it cannot wait', () => {
    const known = [{ type: 'propose a meeting' as const, mail_at: now, mailed_at: null }];
    const timeOf = (type: NoticeType) => mailTime({ type, at: now, facts: meetingIn(hour) }, known);
    expect([timeOf('propose a meeting'), timeOf('cancel')]).toEqual([now, 'at once']);
  });
});
