interface News {
  title: string;
  /** The name of the other member. */
  other: string;
}

interface Words {
  subject: (title: string) => string;
  text: (news: News) => string;
}

/** The mails on what happens to a request, by the names of the events in its chart. */
export const requestMails = {
  asked: {
    subject: title => `You are asked for “${title}”`,
    text: ({ title, other }) =>
      `${other} asks you for “${title}”. Say yes or no within four days; nothing is promised before you agree.`,
  },
  accept: {
    subject: title => `Yes to “${title}”`,
    text: ({ title, other }) =>
      `${other} agrees: “${title}” is promised to you. Propose a time and a place to hand it over.`,
  },
  decline: {
    subject: title => `No to “${title}”`,
    text: ({ title, other }) => `${other} does not give “${title}” away this time.`,
  },
  withdraw: {
    subject: title => `“${title}” is not wanted any more`,
    text: ({ title, other }) => `${other} has taken the request for “${title}” back.`,
  },
  'propose a meeting': {
    subject: title => `A time and a place for “${title}”`,
    text: ({ title, other }) =>
      `${other} proposes when and where to hand “${title}” over. Accept it, or propose another time.`,
  },
  'accept the meeting': {
    subject: title => `You will meet for “${title}”`,
    text: ({ title, other }) =>
      `${other} accepts the time and the place that you have proposed for “${title}”.`,
  },
  cancel: {
    subject: title => `“${title}” is called off`,
    text: ({ title, other }) => `${other} has cancelled the agreement on “${title}”.`,
  },
  'handed over': {
    subject: title => `Was “${title}” handed over?`,
    text: ({ title, other }) =>
      `${other} says that “${title}” was handed over. Say whether that is so; without an answer it counts after seven days.`,
  },
  'not handed over': {
    subject: title => `“${title}” was not handed over?`,
    text: ({ title, other }) =>
      `${other} says that “${title}” was not handed over. Talk to each other, and say how it is.`,
  },
  'both say yes': {
    subject: title => `“${title}” has changed hands`,
    text: ({ title, other }) =>
      `${other} also says that “${title}” was handed over. If you like, say how it was.`,
  },
  'both say no': {
    subject: title => `“${title}” is called off`,
    text: ({ title, other }) =>
      `${other} also says that “${title}” was not handed over. The agreement has ended.`,
  },
  'both have reviewed': {
    subject: title => `How it was with “${title}”`,
    text: ({ title, other }) => `You and ${other} have said how it was with “${title}”: read it.`,
  },
  review: {
    subject: title => `How it was with “${title}”`,
    text: ({ title, other }) =>
      `${other} has said how it was with “${title}”. You read it once you have said it, too, or after seven days.`,
  },
  'copy taken': {
    subject: title => `You wait for “${title}”`,
    text: ({ title }) =>
      `“${title}” is promised to somebody else or set aside. Your request waits, and comes back when it is free again.`,
  },
  'copy free': {
    subject: title => `“${title}” is free again`,
    text: ({ title }) =>
      `“${title}” is on offer again, and the request for it can be answered within four days.`,
  },
  unavailable: {
    subject: title => `“${title}” is not available any more`,
    text: ({ title }) => `The request for “${title}” has ended: it is not available any more.`,
  },
  'the owner is reminded': {
    subject: title => `You are still asked for “${title}”`,
    text: ({ title, other }) =>
      `${other} waits for your answer on “${title}”. In two days the request ends by itself.`,
  },
  'no answer': {
    subject: title => `No answer on “${title}”`,
    text: ({ title }) => `The request for “${title}” has ended, as its owner has not answered.`,
  },
  'is it still wanted': {
    subject: title => `Do you still want “${title}”?`,
    text: ({ title }) =>
      `You have waited for “${title}” for a month. Say that you still want it, or the request ends in a week.`,
  },
  'waited too long': {
    subject: title => `Your request for “${title}” has ended`,
    text: ({ title }) => `“${title}” has not become free, and your request for it has ended.`,
  },
  'both are reminded to meet': {
    subject: title => `When will you meet for “${title}”?`,
    text: ({ title, other }) =>
      `You and ${other} have agreed on “${title}”, and there is no time and place yet. Propose one.`,
  },
  'never met': {
    subject: title => `You have not met for “${title}”`,
    text: ({ title }) =>
      `The agreement on “${title}” has ended after two weeks without a meeting. The book is set aside until its owner offers it again.`,
  },
  'the day before': {
    subject: title => `Tomorrow: “${title}”`,
    text: ({ title, other }) => `You meet ${other} within a day to hand “${title}” over.`,
  },
  'how was it': {
    subject: title => `Was “${title}” handed over?`,
    text: ({ title, other }) =>
      `The time that you and ${other} had agreed on for “${title}” is over. Say whether it was handed over.`,
  },
  'not met': {
    subject: title => `You have not met for “${title}”`,
    text: ({ title }) =>
      `The agreement on “${title}” has ended, as no one has said that it was handed over. The book is set aside until its owner offers it again.`,
  },
  'the other is reminded': {
    subject: title => `Was “${title}” handed over?`,
    text: ({ title, other }) =>
      `${other} has said that “${title}” was handed over. Without an answer of yours it counts in four days.`,
  },
  'the other is silent': {
    subject: title => `“${title}” counts as handed over`,
    text: ({ title }) =>
      `One of you has said that “${title}” was handed over, and the other one has not said otherwise.`,
  },
  'both are reminded to agree': {
    subject: title => `Was “${title}” handed over or not?`,
    text: ({ title, other }) =>
      `You and ${other} say different things about “${title}”. Talk to each other; either of you can change the answer.`,
  },
  'never agreed': {
    subject: title => `No agreement on “${title}”`,
    text: ({ title }) =>
      `You have not agreed on whether “${title}” was handed over. The request has ended, and the book is set aside.`,
  },
} satisfies Record<string, Words>;

export const requestMailsNote =
  'You get this mail because you are a member of the neighbourhood book exchange.';
