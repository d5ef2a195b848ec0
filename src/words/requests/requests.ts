import { onTimeNear, timeNear } from '../dates.ts';

/** What the page of the own requests says. */
export const requests = {
  title: 'Requests',
  bar: 'Which',
  lists: { 'for-me': 'For me', 'from-me': 'From me', done: 'Done' },
  empty: {
    'for-me': 'Nothing hangs here yet. Put books on your shelf, and neighbours can ask for them.',
    'from-me': 'Nothing hangs here yet. Find a book, and ask for it.',
    done: 'Nothing hangs here yet. Requests that have ended come here.',
  },
  toShelf: 'Put books on the shelf',
  toBooks: 'Find books',
  yourTurn: 'Your turn',
} as const;

/** What waits for a member, on the first page. */
export const waiting = {
  title: 'Waits for you',
  all: 'All requests',
} as const;

type Outcome =
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'cancelled'
  | 'lapsed'
  | 'disputed'
  | 'unavailable';

/** What is read of a request to say where it stands. */
interface Standing {
  role: 'asker' | 'owner';
  other: { name: string } | null;
  state: 'asked' | 'waiting' | 'agreed' | 'confirming' | 'disputed' | 'done' | 'settled' | 'closed';
  outcome: Outcome | null;
  isYourTurn: boolean;
  proposal: object | null;
  meeting: { at: string } | null;
}

/** Where a request stands: who must do what, or how it has ended. */
export function standing(request: Standing): string {
  return states[request.state](request);
}

/** What a member is asked whose turn it is. */
export function question(request: Standing): string {
  const { state, proposal, meeting } = request;
  if (state === 'agreed') {
    if (proposal) return 'Does the time suit you?';
    return meeting ? 'Was it handed over?' : 'When and where?';
  }
  return turns[state] ?? standing(request);
}

/** The other member; at the beginning of a sentence, too. */
export function nameOf({ other }: Pick<Standing, 'other'>): string {
  return other?.name ?? 'Somebody who is not here any more';
}

/** The last time at which something can be done. */
export function until(endsAt: string): string {
  return `until ${timeNear(new Date(endsAt))}`;
}

type Said = (request: Standing) => string;

const states = {
  asked: request =>
    request.role === 'owner'
      ? 'Waits for your answer.'
      : `${nameOf(request)} has not answered yet.`,
  waiting: request =>
    request.role === 'owner'
      ? `${nameOf(request)} waits until the book is free again.`
      : request.isYourTurn
        ? 'Waits until the book is free again. Say whether you still want it.'
        : 'Waits until the book is free again.',
  agreed: request => {
    const { proposal, meeting, isYourTurn } = request;
    if (proposal) {
      return isYourTurn
        ? `${nameOf(request)} proposes a time and place. Say whether it suits you.`
        : `${nameOf(request)} has not answered your proposal yet.`;
    }
    if (!meeting) return 'Agreed. Propose a time and place.';
    return isYourTurn
      ? 'Say whether the book was handed over.'
      : `You meet ${onTimeNear(new Date(meeting.at))}.`;
  },
  confirming: request =>
    request.isYourTurn
      ? `${nameOf(request)} says that the book was handed over. Say whether it was.`
      : `You have said that the book was handed over. ${nameOf(request)} has not confirmed it yet.`,
  disputed: () =>
    'You disagree on whether the book was handed over. Either of you can change the answer.',
  done: ({ isYourTurn }) =>
    isYourTurn ? 'The book has changed hands. Say how it was.' : 'The book has changed hands.',
  settled: () => 'The book has changed hands.',
  closed: request => (request.outcome ? outcomes[request.outcome](request) : 'It has ended.'),
} satisfies Record<Standing['state'], Said>;

const outcomes = {
  declined: request =>
    request.role === 'owner' ? 'You have said no.' : `${nameOf(request)} has said no.`,
  withdrawn: request =>
    request.role === 'owner'
      ? `${nameOf(request)} has taken the request back.`
      : 'You have taken the request back.',
  expired: () => 'It has ended without an answer.',
  cancelled: () => 'It was cancelled.',
  lapsed: () => 'It has ended, because you have not met.',
  disputed: () => 'It has ended, because you have not agreed whether the book was handed over.',
  unavailable: () => 'The book is not available any more.',
} satisfies Record<Outcome, Said>;

const turns: Readonly<Partial<Record<Standing['state'], string>>> = {
  asked: 'Yes or no?',
  waiting: 'Do you still want it?',
  confirming: 'Was it handed over?',
  disputed: 'Was it handed over?',
  done: 'How was it?',
};
