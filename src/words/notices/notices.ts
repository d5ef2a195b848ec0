/** What the page of the notices says. */
export const notices = {
  title: 'Notifications',
  empty: 'Nothing new yet.',
  toBooks: 'Find books',
  fresh: 'New',
  preferences: 'Email settings',
} as const;

export interface News {
  /** Of the book that is asked for. */
  title: string;
  /** The name of the other member. */
  other: string;
  /** Whether the book is of who reads it. */
  isOwner: boolean;
}

/** Without an end, so that a mail can go on. */
export const hasWritten = (other: string) => `${other} wrote to you`;

type Sentence = (news: News) => string;

/** What a notice says. */
export function noticeSentence(type: keyof typeof noticeSentences, news: News): string {
  if (Object.hasOwn(noticeSentences, type)) return noticeSentences[type](news);
  // A newer server may know more.
  return news.title ? `Something has happened to “${news.title}”.` : 'Something has happened.';
}

/** What has happened, by the type of the notice. Mails begin with it. */
export const noticeSentences = {
  asked: ({ title, other }) => `${other} asks for your “${title}”.`,
  accept: ({ title, other }) => `${other} said yes: “${title}” is held for you.`,
  decline: ({ title, other }) => `${other} said no to “${title}” this time.`,
  withdraw: ({ title, other }) => `${other} withdrew the request for “${title}”.`,
  'propose a meeting': ({ title, other }) =>
    `${other} suggests a time and place to hand over “${title}”.`,
  'accept the meeting': ({ title, other }) =>
    `${other} is fine with your time and place for “${title}”.`,
  cancel: ({ title, other }) => `${other} called off the request for “${title}”.`,
  'handed over': ({ title, other }) =>
    `${other} says you’ve met, and “${title}” has changed hands.`,
  'not handed over': ({ title, other }) => `${other} says that “${title}” hasn’t changed hands.`,
  'both say yes': ({ title, other }) => `${other} agrees: “${title}” has changed hands.`,
  'both say no': ({ title, other }) =>
    `${other} agrees: “${title}” hasn’t changed hands. The request is closed.`,
  review: ({ title, other }) => `${other} has said how it went with “${title}”.`,
  'both have reviewed': ({ title, other }) =>
    `You and ${other} have both said how it went with “${title}”.`,
  'copy taken': ({ title }) => `“${title}” isn’t free right now. You’re in line for it.`,
  'copy free': ({ title, other, isOwner }) =>
    isOwner
      ? `“${title}” is free again, and ${other} would still like it.`
      : `“${title}” is free again, and ${other} can answer your request now.`,
  unavailable: ({ title, isOwner }) =>
    isOwner
      ? `The request for your “${title}” is closed: the neighbour who asked for it is no longer here.`
      : `“${title}” is no longer available, so your request for it is closed.`,
  'the owner is reminded': ({ title, other }) =>
    `${other} is waiting for your answer about “${title}”.`,
  'no answer': ({ title, other, isOwner }) =>
    isOwner
      ? `You didn’t answer ${other} in time, so the request for “${title}” is closed.`
      : `${other} didn’t answer in time, so your request for “${title}” is closed.`,
  'is it still wanted': ({ title }) => `You’ve been in line for “${title}” for a good while.`,
  'waited too long': ({ title }) =>
    `“${title}” didn’t become free, so your request for it is closed.`,
  'both are reminded to meet': ({ title, other }) =>
    `You and ${other} haven’t picked a time and place for “${title}” yet.`,
  'never met': ({ title, other }) =>
    `You and ${other} didn’t pick a time for “${title}”, so the request is closed.`,
  'the day before': ({ title, other, isOwner }) =>
    isOwner
      ? `You’re meeting ${other} to hand over your “${title}”.`
      : `You’re meeting ${other} to pick up “${title}”.`,
  'how was it': ({ title, other }) =>
    `You and ${other} were going to meet. Did “${title}” change hands?`,
  'not met': ({ title, other }) =>
    `Neither you nor ${other} said that “${title}” changed hands, so the request is closed.`,
  'the other is reminded': ({ title, other }) =>
    `${other} says that “${title}” has changed hands, and is waiting for your word.`,
  'the other is silent': ({ title }) =>
    `“${title}” counts as handed over: one of you two said so, and nobody objected.`,
  'both are reminded to agree': ({ title, other }) =>
    `You and ${other} remember it differently: did “${title}” change hands?`,
  'never agreed': ({ title, other }) =>
    `You and ${other} couldn’t agree whether “${title}” changed hands, so the request is closed.`,
  message: ({ other }) => `${hasWritten(other)}.`,
  'wish found': ({ title }) => `A neighbour has “${title}”, which you’re looking for.`,
  'is it still wished for': ({ title }) =>
    `You’ve been looking for “${title}” for half a year. Are you still?`,
} satisfies Record<string, Sentence>;
