/** What the page of the notices says. */
export const notices = {
  title: 'Notices',
  empty: 'Nothing has happened yet.',
  toBooks: 'Find books',
  fresh: 'New',
  preferences: 'Choose what is mailed to you',
} as const;

export interface News {
  /** Of the book that is asked for. */
  title: string;
  /** The name of the other member. */
  other: string;
}

/** Without an end, so that a mail can go on. */
export const hasWritten = (other: string) => `${other} has written to you`;

type Sentence = (news: News) => string;

/** What has happened, by the type of the notice. Mails begin with it. */
export const noticeSentences = {
  asked: ({ title, other }) => `${other} asks you for “${title}”.`,
  accept: ({ title, other }) => `${other} agrees: “${title}” is promised to you.`,
  decline: ({ title, other }) => `${other} does not give “${title}” away this time.`,
  withdraw: ({ title, other }) => `${other} has taken the request for “${title}” back.`,
  'propose a meeting': ({ title, other }) =>
    `${other} proposes when and where to hand “${title}” over.`,
  'accept the meeting': ({ title, other }) =>
    `${other} accepts the time and the place that you have proposed for “${title}”.`,
  cancel: ({ title, other }) => `${other} has cancelled the agreement on “${title}”.`,
  'handed over': ({ title, other }) => `${other} says that “${title}” was handed over.`,
  'not handed over': ({ title, other }) => `${other} says that “${title}” was not handed over.`,
  'both say yes': ({ title, other }) => `${other} also says that “${title}” was handed over.`,
  'both say no': ({ title, other }) => `${other} also says that “${title}” was not handed over.`,
  review: ({ title, other }) => `${other} has said how it was with “${title}”.`,
  'both have reviewed': ({ title, other }) =>
    `You and ${other} have said how it was with “${title}”.`,
  'copy taken': ({ title }) => `“${title}” is promised to somebody else or set aside.`,
  'copy free': ({ title }) => `“${title}” is on offer again.`,
  unavailable: ({ title }) => `The request for “${title}” has ended: it is not available any more.`,
  'the owner is reminded': ({ title, other }) => `${other} waits for your answer on “${title}”.`,
  'no answer': ({ title }) =>
    `The request for “${title}” has ended, as its owner has not answered.`,
  'is it still wanted': ({ title }) => `You have waited for “${title}” for a month.`,
  'waited too long': ({ title }) =>
    `“${title}” has not become free, and your request for it has ended.`,
  'both are reminded to meet': ({ title, other }) =>
    `You and ${other} have agreed on “${title}”, and there is no time and place yet.`,
  'never met': ({ title }) =>
    `The agreement on “${title}” has ended after two weeks without a meeting.`,
  'the day before': ({ title, other }) => `You meet ${other} within a day to hand “${title}” over.`,
  'how was it': ({ title, other }) =>
    `The time that you and ${other} had agreed on for “${title}” is over.`,
  'not met': ({ title }) =>
    `The agreement on “${title}” has ended, as no one has said that it was handed over.`,
  'the other is reminded': ({ title, other }) =>
    `${other} has said that “${title}” was handed over.`,
  'the other is silent': ({ title }) =>
    `One of you has said that “${title}” was handed over, and the other one has not said otherwise.`,
  'both are reminded to agree': ({ title, other }) =>
    `You and ${other} say different things about “${title}”.`,
  'never agreed': ({ title }) => `You have not agreed on whether “${title}” was handed over.`,
  message: ({ other }) => `${hasWritten(other)}.`,
} satisfies Record<string, Sentence>;
