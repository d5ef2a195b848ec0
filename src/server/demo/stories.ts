import type { Act, Party } from '../../exchange/request.ts';
import type { EventDetails, Tables } from '../data/tables.ts';

/** Days before now. */
export type Ago = number;

export interface Story {
  asker: number;
  owner: number;
  way: Tables['requests']['way'];
  text: string;
  asked: Ago;
  /** Whether it is for the same copy as the story before. */
  isForSame?: true;
  acts?: [ago: Ago, by: Party, type: Act['type'], details?: EventDetails & { inDays?: number }][];
}

export interface Line {
  ago: Ago;
  /** The numbers of the members. */
  from: number;
  to: number;
  text: string;
  /** What the reader says of it to the moderators. */
  reportedFor?: string;
}

/** By the numbers of the members; in each state of the chart that a member can look at, there is one. */
export const stories: Story[] = [
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
  // With these two the second member has three thumbs up, from which on neighbours see them.
  {
    asker: 1,
    owner: 2,
    way: 'sell',
    text: 'For a rainy Sunday.',
    asked: 7.9,
    acts: [
      [7.8, 'owner', 'accept'],
      [7.6, 'owner', 'handed over'],
      [7.5, 'asker', 'handed over'],
      [7.4, 'asker', 'review', { isGood: true, text: 'Just as it was described.' }],
      [7.3, 'owner', 'review', { isGood: true, text: 'Came with a cake.' }],
    ],
  },
  {
    asker: 1,
    owner: 2,
    way: 'give',
    text: 'I have read the first part three times.',
    asked: 7.2,
    acts: [
      [7.1, 'owner', 'accept'],
      [6.9, 'asker', 'handed over'],
      [6.8, 'owner', 'handed over'],
      [6.7, 'asker', 'review', { isGood: true, text: 'Thank you.' }],
      [6.6, 'owner', 'review', { isGood: true, text: 'Always on time.' }],
    ],
  },
  // Last, so that none of the copies that are offered is promised.
  { asker: 2, owner: 0, way: 'swap', text: 'Would one of these be something for you?', asked: 1 },
];

/** What the first members have written to each other. */
export const lines: Line[] = [
  {
    ago: 6.2,
    from: 1,
    to: 0,
    text: 'I am at home from six on. The second door, with the bicycle.',
  },
  { ago: 6.1, from: 0, to: 1, text: 'See you then.' },
  { ago: 4.8, from: 1, to: 0, text: 'Thank you again! I have begun it on the way home.' },
  {
    ago: 4.7,
    from: 1,
    to: 0,
    text: 'My cousin sells new books, too: everything must go this week!',
    reportedFor: 'This is an advertisement, and not about a book on the shelf.',
  },
  { ago: 2.9, from: 0, to: 2, text: 'I cross the park every morning. Is that on your way?' },
  { ago: 2.8, from: 2, to: 0, text: 'Yes, it is. I am the one with the dog.' },
  { ago: 0.9, from: 0, to: 1, text: 'In front of the library is fine.' },
  {
    ago: 0.3,
    from: 2,
    to: 0,
    text: 'They say that it will rain.\nShall we meet in the café at the corner instead?',
  },
  {
    ago: 0.1,
    from: 1,
    to: 0,
    text: 'I have put two more on my shelf. Perhaps there is one for you.',
  },
];
