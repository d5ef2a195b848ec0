import { dayNear, onTimeNear } from '../dates.ts';

/** What the page of the own requests says. */
export const requests = {
  title: 'Requests',
  bar: 'Which requests',
  lists: { 'for-me': 'Asked of me', 'from-me': 'I asked', done: 'Done' },
  empty: {
    'for-me': 'Nothing yet. Add books to your shelf, and neighbours can ask for them.',
    'from-me': 'Nothing yet. Find a book you like, and ask for it.',
    done: 'Nothing yet. Requests that are over end up here.',
  },
  toShelf: 'Add books',
  toBooks: 'Find books',
  turns: { yours: 'Your turn', theirs: 'Their turn' },
} as const;

/** What waits for a member, on the first page. */
export const waiting = {
  title: 'Waiting for you',
  all: 'All requests',
  more: (count: number) => `${count} more`,
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

/** What a member whose turn it is may be asked. */
const questions = {
  answer: 'Say yes or no',
  wanted: 'Do you still want it?',
  meet: 'Pick a time and place',
  time: 'Does the time work for you?',
  handedOver: 'Did the book change hands?',
  review: 'How did it go?',
} as const;

/** What a member is asked whose turn it is. */
export function question(request: Standing): string {
  const { state, proposal, meeting } = request;
  if (state === 'agreed') {
    if (proposal) return questions.time;
    return meeting ? questions.handedOver : questions.meet;
  }
  return turns[state] ?? standing(request);
}

/** When and how a request has ended, in short. */
export function ending({ changedAt, ...request }: Standing & { changedAt: string }): string {
  return `${dayNear(new Date(changedAt))} · ${request.outcome ? endings[request.outcome](request) : 'handed over'}`;
}

/** The other member; at the beginning of a sentence, too. */
export function nameOf({ other }: Pick<Standing, 'other'>): string {
  return other?.name ?? 'A neighbour who has left';
}

/** Not at the beginning of a sentence. */
function insideOf({ other }: Standing): string {
  return other?.name ?? 'a neighbour who has left';
}

type Said = (request: Standing) => string;

const states = {
  asked: request =>
    request.role === 'owner'
      ? 'Waiting for your answer'
      : `Waiting for ${insideOf(request)} to answer`,
  waiting: request => {
    if (request.role === 'owner') return `${nameOf(request)} is next in line for this book`;
    return request.isYourTurn
      ? 'In line: the book is promised to someone else. Do you still want it?'
      : 'In line: the book is promised to someone else';
  },
  agreed: request => {
    const { proposal, meeting, isYourTurn } = request;
    if (proposal) {
      return isYourTurn
        ? `${nameOf(request)} proposes a time and place. Does it work for you?`
        : `Waiting for ${insideOf(request)} to answer your proposal`;
    }
    if (!meeting) return 'Agreed! Now pick a time and place.';
    return isYourTurn ? questions.handedOver : `You meet ${onTimeNear(new Date(meeting.at))}.`;
  },
  confirming: request =>
    request.isYourTurn
      ? `${nameOf(request)} says you’ve met. ${questions.handedOver}`
      : `You said you’ve met. Waiting for ${insideOf(request)} to confirm it`,
  disputed: () =>
    'You two remember it differently. Talk it over, then either of you can change your answer.',
  done: ({ isYourTurn }) =>
    isYourTurn ? 'The book has changed hands. How did it go?' : 'The book has changed hands.',
  settled: () => 'The book has changed hands.',
  closed: request => (request.outcome ? outcomes[request.outcome](request) : 'Closed.'),
} satisfies Record<Standing['state'], Said>;

const outcomes = {
  declined: request =>
    request.role === 'owner' ? 'You said no.' : `${nameOf(request)} said no this time.`,
  withdrawn: request =>
    request.role === 'owner'
      ? `${nameOf(request)} withdrew the request.`
      : 'You withdrew your request.',
  expired: () => 'Closed without an answer.',
  cancelled: () => 'Called off.',
  lapsed: () => 'Closed, because you didn’t meet.',
  disputed: () => 'Closed, because you two couldn’t agree whether the book changed hands.',
  unavailable: () => 'The book is no longer available.',
} satisfies Record<Outcome, Said>;

const endings = {
  declined: request => (request.role === 'owner' ? 'you said no' : `${nameOf(request)} said no`),
  withdrawn: () => 'withdrawn',
  expired: () => 'no answer',
  cancelled: () => 'called off',
  lapsed: () => 'you didn’t meet',
  disputed: () => 'you couldn’t agree',
  unavailable: () => 'no longer available',
} satisfies Record<Outcome, Said>;

const turns: Readonly<Partial<Record<Standing['state'], string>>> = {
  asked: questions.answer,
  waiting: questions.wanted,
  confirming: questions.handedOver,
  disputed: questions.handedOver,
  done: questions.review,
};
