import { beforeEach, expect, test } from 'vitest';
import { dayMs } from '../../../src/exchange/request-timers.ts';
import { suspend } from '../../../src/server/moderation/suspension.ts';
import { mailNotices } from '../../../src/server/notices/due-notices.ts';
import { fireAllDueTimers } from '../../../src/server/requests/due-timers.ts';
import { added } from '../kit/copies.ts';
import { prefer } from '../kit/messages.ts';
import { type Neighbour, neighbour } from '../kit/neighbour.ts';
import { acted, asked } from '../kit/requests.ts';
import { minute, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile({ timeZone: 'Europe/Berlin', currency: 'CHF' });

let owner: Neighbour;
let asker: Neighbour;
beforeEach(async () => {
  await world.clear('outbox');
  [owner, asker] = [
    await neighbour(world, { name: 'Anna' }),
    await neighbour(world, { name: 'Ben' }),
  ];
});

const book = (title: string) => ({ book: { title, authors: '' }, ways: ['swap'] });

async function pass(milliseconds: number): Promise<void> {
  world.pass(milliseconds);
  while (await fireAllDueTimers(world));
  while (await mailNotices(world));
}

/** The last mail to a member: its subject, and what it says before its ending, without isolates. */
async function lastTo({ email }: Neighbour) {
  const { subject, text, calendar } = await world.database
    .selectFrom('outbox')
    .select(['subject', 'text', 'calendar'])
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const plain = (text ?? '').replaceAll(/[\u2068\u2069]/g, '').replaceAll(/http\S+/g, 'LINK');
  const said = plain.split('\n\n').slice(1, -2);
  return { subject, said: said.join('\n'), text: text ?? '', calendar };
}

/** In three days, at a quarter to eight in the evening of Berlin. */
function meeting(where = 'Bakery Zum Korn') {
  const at = new Date(world.now().getTime() + 3 * dayMs);
  at.setUTCHours(17, 45, 0, 0);
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  const [weekday, ...date] = at.toLocaleDateString('en-GB', day).replace(',', '').split(' ');
  return { at: at.toISOString(), where, said: `${weekday}, ${date.join(' ')}, 19:45` };
}

test('a price that is offered stands beside the price that is asked', async () => {
  const copy = await added(owner, { ways: ['sell'], price: 300 });
  const { id } = await asked(asker, { copyId: copy.id, way: 'sell', price: 220 });
  expect((await lastTo(owner)).said).toMatch(
    /^Ben offers CHF\s2\.20 for your “Emma”\. Your price is CHF\s3\.00\.\nPlease say yes or no by \w+, \d+ May, 12:00\./,
  );
  await acted(owner, id, 'accept');
  expect((await lastTo(asker)).said).toMatch(
    /^Anna said yes: “Emma” is held for you\.\nYou pay CHF\s2\.20\./,
  );
});

test('of a swap it says which books are offered, and which one is taken', async () => {
  const copy = await added(owner, book('Emma'));
  const offers = [await added(asker, book('Momo')), await added(asker, book('Lord Jim'))];
  const ids = offers.map(({ id }) => id);
  const { id } = await asked(asker, { copyId: copy.id, way: 'swap', offers: ids });
  expect((await lastTo(owner)).said).toContain(
    'Ben asks for your “Emma” and offers one of these for it: “Momo”, “Lord Jim”. You pick.',
  );
  await acted(owner, id, 'accept', { copyId: ids[1] });
  expect((await lastTo(asker)).said).toContain('In return you give Anna “Lord Jim”.');
});

test('of a meeting it says when and where, and brings it for the calendar once it is agreed', async () => {
  const { id } = await asked(asker, { copyId: (await added(owner)).id });
  await acted(owner, id, 'accept');
  await pass(10 * minute);
  const { said, ...wanted } = meeting('Bäckerei Zum Korn');
  await acted(asker, id, 'propose a meeting', wanted);
  const proposed = await lastTo(owner);
  expect([proposed.said, proposed.calendar]).toEqual([
    `Ben suggests a time and place to hand over “Emma”.
${said}, Bäckerei Zum Korn
Say whether it works for you, or suggest another time.
LINK`,
    null,
  ]);
  expect(proposed.text).toContain('\u2068Bäckerei Zum Korn\u2069');
  await acted(owner, id, 'accept the meeting');
  const agreed = await lastTo(asker);
  expect(agreed.subject).toBe(`You’re meeting Anna: ${said}`);
  expect(agreed.said).toContain(`Anna is fine with your time and place for “Emma”.\n${said}, `);
  expect(agreed.calendar).toContain(`DTSTART:${wanted.at.replaceAll(/-|:|\.000/g, '')}`);
  await pass(Date.parse(wanted.at) - world.now().getTime() - dayMs);
  expect(await lastTo(asker)).toMatchObject({
    subject: `You’re meeting Anna: ${said}`,
    said: expect.stringContaining(`You’re meeting Anna to pick up “Emma”.\n${said}, `),
    calendar: null,
  });
  expect((await lastTo(owner)).said).toContain('You’re meeting Ben to hand over your “Emma”.');
  await pass(1.5 * dayMs);
  expect((await lastTo(owner)).said).toContain(
    `You and Ben were going to meet. Did “Emma” change hands?\n${said}, `,
  );
});

test('what is mailed daily says when, where and what, too', async () => {
  await prefer(owner, { requests: 'daily' });
  const copy = await added(owner, { ways: ['sell'], price: 300 });
  const { id } = await asked(asker, { copyId: copy.id, way: 'sell', price: 220 });
  await acted(owner, id, 'accept');
  const { said, ...wanted } = meeting();
  await acted(asker, id, 'propose a meeting', wanted);
  world.pass(1);
  const other = await asked(asker, { copyId: (await added(owner)).id });
  await pass(dayMs);
  const { said: news, text } = await lastTo(owner);
  expect(news).toBe(`here’s what is new, and what you haven’t seen yet:
Ben suggests a time and place to hand over “Emma”.
${said}, Bakery Zum Korn
LINK
Ben asks for your “Emma”, for free.
LINK`);
  expect(text).toContain(`/home/requests/${other.id}`);
  expect(text.split('\n\n').at(-1)).toBe(
    'Replies to this email don’t reach your neighbours. Answer them on the pages above.',
  );
});

test('who is asked for a promised book learns that there is nothing to do, and each of the two what is theirs', async () => {
  const { id: copyId } = await added(owner);
  const { id } = await asked(asker, { copyId });
  await acted(owner, id, 'accept');
  const third = await neighbour(world, { name: 'Carl' });
  await asked(third, { copyId });
  expect((await lastTo(owner)).said).toContain(
    'It’s promised to someone else or set aside, so there’s nothing to do yet.',
  );
  await pass(dayMs);
  await acted(asker, id, 'cancel');
  await pass(dayMs / 24);
  expect((await lastTo(owner)).said).toMatch(
    /^“Emma” is free again, and Carl would still like it\.\nPlease say yes or no by /,
  );
  expect((await lastTo(third)).said).toMatch(
    /^“Emma” is free again, and Anna can answer your request now\.\nAnna has until /,
  );
});

test('who asked and is suspended is told so, and the owner that the request is closed', async () => {
  await asked(asker, { copyId: (await added(owner)).id });
  await suspend(world, asker.email);
  await suspend(world, asker.email);
  await pass(10 * minute);
  const { said, text } = await lastTo(owner);
  expect(said).toContain(
    'The request for your “Emma” is closed: the neighbour who asked for it is no longer here.',
  );
  expect(text).not.toContain('/home/messages/');
  const own = await world.database
    .selectFrom('outbox')
    .select(['subject', 'text'])
    .where('recipient', '=', asker.email)
    .execute();
  expect(own).toEqual([
    {
      subject: 'Your account has been suspended',
      text: expect.stringContaining(
        'write to us:\n\nhttp://127.0.0.1/contact-us?about=account\n\n',
      ),
    },
  ]);
});
