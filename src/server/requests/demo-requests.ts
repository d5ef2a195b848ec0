import { randomUUID } from 'node:crypto';
import { oneDay } from '../../exchange/request-clocks.ts';
import { type Act, request as chart, type Party } from '../../exchange/request.ts';
import { selectCopies } from '../copies/copy-of.ts';
import type { Database, EventDetails, Tables } from '../data/tables.ts';
import { decide } from './decide.ts';
import { putRequest } from './put-request.ts';
import { lockAround } from './scene.ts';

/** Days before now. */
type Ago = number;

interface Story {
  asker: number;
  owner: number;
  way: Tables['requests']['way'];
  text: string;
  asked: Ago;
  /** Whether it is for the same copy as the story before. */
  isForSame?: true;
  acts?: [ago: Ago, by: Party, type: Act['type'], details?: EventDetails & { inDays?: number }][];
}

/** By the numbers of the members, with one request in each interesting state. */
const stories: Story[] = [
  {
    asker: 1,
    owner: 0,
    way: 'sell',
    text: 'My son reads it at school. I could come by any evening.',
    asked: 0.2,
  },
  {
    asker: 0,
    owner: 1,
    way: 'give',
    text: 'I have looked for it for years.',
    asked: 3,
    acts: [
      [2, 'owner', 'accept', { text: 'With pleasure.' }],
      [1, 'owner', 'propose a meeting', { inDays: 2, where: 'In front of the library' }],
    ],
  },
  {
    asker: 2,
    owner: 1,
    way: 'give',
    text: 'If it does not work out with the other one, I would love to have it.',
    asked: 1.5,
    isForSame: true,
  },
  {
    asker: 2,
    owner: 0,
    way: 'give',
    text: 'For a long journey by train.',
    asked: 4,
    acts: [
      [3, 'owner', 'accept'],
      [2.5, 'asker', 'propose a meeting', { inDays: 1.5, where: 'At the fountain in the park' }],
      [2, 'owner', 'accept the meeting'],
    ],
  },
  {
    asker: 0,
    owner: 2,
    way: 'sell',
    text: 'I would read it at once.',
    asked: 5,
    acts: [
      [4, 'owner', 'accept'],
      [0.5, 'owner', 'handed over'],
    ],
  },
  {
    asker: 1,
    owner: 2,
    way: 'give',
    text: 'Is it still there?',
    asked: 5,
    acts: [
      [4.5, 'owner', 'accept'],
      [2, 'asker', 'handed over'],
      [1, 'owner', 'not handed over', { text: 'I have waited for half an hour.' }],
    ],
  },
  {
    asker: 0,
    owner: 1,
    way: 'sell',
    text: 'I live two streets away.',
    asked: 6,
    acts: [
      [5, 'owner', 'accept'],
      [3, 'asker', 'handed over'],
      [2.5, 'owner', 'handed over'],
      [2, 'owner', 'review', { isGood: true, text: 'On time, and good company.' }],
    ],
  },
  {
    asker: 1,
    owner: 0,
    way: 'give',
    text: 'For the shelf in our kitchen.',
    asked: 7,
    acts: [
      [6.5, 'owner', 'accept'],
      [5, 'owner', 'handed over'],
      [4.5, 'asker', 'handed over'],
      [4, 'asker', 'review', { isGood: true, text: 'Thank you for the tea.' }],
      [3.5, 'owner', 'review', { isGood: true, text: 'A friendly neighbour.' }],
    ],
  },
  {
    asker: 0,
    owner: 2,
    way: 'give',
    text: 'May I have it?',
    asked: 3,
    acts: [[2, 'owner', 'decline', { text: 'I want to read it once more.' }]],
  },
  // Last, so that none of the copies that are offered is promised.
  { asker: 2, owner: 0, way: 'swap', text: 'Would one of these be something for you?', asked: 1 },
];

/** Gives the first members requests for each other's copies. */
export async function putStories(
  transaction: Database,
  members: string[],
  now: Date,
): Promise<void> {
  const used: string[] = [];
  for (const { asker, owner, way, text, asked, isForSame, acts = [] } of stories) {
    const [askerId = '', ownerId = ''] = [members[asker], members[owner]];
    const own = await offered(transaction, { owner: ownerId, way });
    const same = isForSame && used.at(-1);
    const copy = same
      ? await selectCopies(transaction).where('copies.id', '=', same).executeTakeFirst()
      : own.find(({ id }) => !used.includes(id));
    if (!copy) continue;
    const offers = way === 'swap' ? await offered(transaction, { owner: askerId, way }) : [];
    used.push(copy.id);
    const world = (ago: Ago) => ({
      chart,
      now: () => new Date(now.getTime() - ago * oneDay),
      siteOrigin: () => '',
    });
    const terms = [copy, ...offers.slice(0, 2)];
    const price = way === 'sell' ? copy.price : null;
    const request = { key: randomUUID(), asker: askerId, owner: ownerId, terms, way, price, text };
    const { id } = await putRequest(transaction, request, world(asked));
    for (const [ago, by, type, { inDays = 0, ...details } = {}] of acts) {
      const scene = await lockAround(transaction, [id]);
      if (!scene) continue;
      const at = now.getTime() + inDays * oneDay;
      const isProposal = type === 'propose a meeting';
      const event: Act = isProposal ? { type, by, at, where: details.where ?? '' } : { type, by };
      const written = isProposal ? { ...details, at } : details;
      await decide(transaction, scene, id, { event, details: written }, world(ago));
    }
  }
}

/** The copies that a member offers in a way, the newest first. */
function offered(transaction: Database, { owner, way }: { owner: string; way: Story['way'] }) {
  return selectCopies(transaction)
    .where('copies.owner_id', '=', owner)
    .where('copies.state', '=', 'offered')
    .where(eb => eb(eb.val(way), '=', eb.fn.any('copies.ways')))
    .orderBy('copies.id', 'desc')
    .execute();
}
