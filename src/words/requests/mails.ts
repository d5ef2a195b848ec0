import { type News, noticeSentences } from '../notices/notices.ts';

interface Words {
  subject: (title: string) => string;
  text: (news: News) => string;
}

/** The mails on what happens to a request, by the names of the events in its chart. */
export const requestMails = {
  asked: {
    subject: title => `You are asked for “${title}”`,
    text: news =>
      `${noticeSentences.asked(news)} Say yes or no within four days; nothing is promised before you agree.`,
  },
  accept: {
    subject: title => `Yes to “${title}”`,
    text: news => `${noticeSentences.accept(news)} Propose a time and a place to hand it over.`,
  },
  decline: {
    subject: title => `No to “${title}”`,
    text: noticeSentences.decline,
  },
  withdraw: {
    subject: title => `“${title}” is not wanted any more`,
    text: noticeSentences.withdraw,
  },
  'propose a meeting': {
    subject: title => `A time and a place for “${title}”`,
    text: news =>
      `${noticeSentences['propose a meeting'](news)} Accept it, or propose another time.`,
  },
  'accept the meeting': {
    subject: title => `You will meet for “${title}”`,
    text: noticeSentences['accept the meeting'],
  },
  cancel: {
    subject: title => `“${title}” is called off`,
    text: noticeSentences.cancel,
  },
  'handed over': {
    subject: title => `Was “${title}” handed over?`,
    text: news =>
      `${noticeSentences['handed over'](news)} Say whether that is so; without an answer it counts after seven days.`,
  },
  'not handed over': {
    subject: title => `“${title}” was not handed over?`,
    text: news =>
      `${noticeSentences['not handed over'](news)} Talk to each other, and say how it is.`,
  },
  'both say yes': {
    subject: title => `“${title}” has changed hands`,
    text: news => `${noticeSentences['both say yes'](news)} If you like, say how it was.`,
  },
  'both say no': {
    subject: title => `“${title}” is called off`,
    text: news => `${noticeSentences['both say no'](news)} The agreement has ended.`,
  },
  'both have reviewed': {
    subject: title => `How it was with “${title}”`,
    text: news => `${noticeSentences['both have reviewed'](news)} Read it.`,
  },
  review: {
    subject: title => `How it was with “${title}”`,
    text: news =>
      `${noticeSentences.review(news)} You read it once you have said it, too, or after seven days.`,
  },
  'copy taken': {
    subject: title => `You wait for “${title}”`,
    text: news =>
      `${noticeSentences['copy taken'](news)} Your request waits, and comes back when it is free again.`,
  },
  'copy free': {
    subject: title => `“${title}” is free again`,
    text: news =>
      `${noticeSentences['copy free'](news)} The request for it can be answered within four days.`,
  },
  unavailable: {
    subject: title => `“${title}” is not available any more`,
    text: noticeSentences.unavailable,
  },
  'the owner is reminded': {
    subject: title => `You are still asked for “${title}”`,
    text: news =>
      `${noticeSentences['the owner is reminded'](news)} In two days the request ends by itself.`,
  },
  'no answer': {
    subject: title => `No answer on “${title}”`,
    text: noticeSentences['no answer'],
  },
  'is it still wanted': {
    subject: title => `Do you still want “${title}”?`,
    text: news =>
      `${noticeSentences['is it still wanted'](news)} Say that you still want it, or the request ends in a week.`,
  },
  'waited too long': {
    subject: title => `Your request for “${title}” has ended`,
    text: noticeSentences['waited too long'],
  },
  'both are reminded to meet': {
    subject: title => `When will you meet for “${title}”?`,
    text: news => `${noticeSentences['both are reminded to meet'](news)} Propose one.`,
  },
  'never met': {
    subject: title => `You have not met for “${title}”`,
    text: news =>
      `${noticeSentences['never met'](news)} The book is set aside until its owner offers it again.`,
  },
  'the day before': {
    subject: title => `Tomorrow: “${title}”`,
    text: noticeSentences['the day before'],
  },
  'how was it': {
    subject: title => `Was “${title}” handed over?`,
    text: news => `${noticeSentences['how was it'](news)} Say whether it was handed over.`,
  },
  'not met': {
    subject: title => `You have not met for “${title}”`,
    text: news =>
      `${noticeSentences['not met'](news)} The book is set aside until its owner offers it again.`,
  },
  'the other is reminded': {
    subject: title => `Was “${title}” handed over?`,
    text: news =>
      `${noticeSentences['the other is reminded'](news)} Without an answer of yours it counts in four days.`,
  },
  'the other is silent': {
    subject: title => `“${title}” counts as handed over`,
    text: noticeSentences['the other is silent'],
  },
  'both are reminded to agree': {
    subject: title => `Was “${title}” handed over or not?`,
    text: news =>
      `${noticeSentences['both are reminded to agree'](news)} Talk to each other; either of you can change the answer.`,
  },
  'never agreed': {
    subject: title => `No agreement on “${title}”`,
    text: news =>
      `${noticeSentences['never agreed'](news)} The request has ended, and the book is set aside.`,
  },
} satisfies Record<string, Words>;

export const requestMailsNote =
  'You get this mail because you are a member of the neighbourhood book exchange.';
