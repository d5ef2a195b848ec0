import { type News, noticeSentences } from '../notices/notices.ts';
import type { wishMails } from '../wishes/mails.ts';

/** What a mail says of a request. */
export interface RequestNews extends News {
  /** Whether the book is promised to somebody else, or set aside. */
  isWaiting: boolean;
  way: 'give' | 'sell' | 'swap';
  /** What the asker offers. */
  price: string;
  /** What the owner wants to have for it; empty where it is for sale no more. */
  askingPrice: string;
  /** The titles that the asker offers, or of the one that the owner has taken. */
  offers: string[];
  /** Of the meeting that is agreed, or proposed by these news; empty where there is none. */
  when: string;
  where: string;
  /** When the request is decided if no one acts. */
  endsAt: string;
}

interface Words {
  subject: (news: RequestNews) => string;
  /** In the place of the sentence of the notice. */
  text?: (news: RequestNews) => string;
  /** What to do about it, where it leads to. */
  next?: (news: RequestNews) => string;
}

const asks = {
  give: ({ title, other }) => `${other} asks for your “${title}”, for free.`,
  sell: ({ title, other, price, askingPrice }) => {
    if (price === askingPrice) return `${other} offers your price for “${title}”: ${price}.`;
    const asked = askingPrice && ` Your price is ${askingPrice}.`;
    return `${other} offers ${price} for your “${title}”.${asked}`;
  },
  swap: ({ title, other, offers }) =>
    offers.length === 1
      ? `${other} asks for your “${title}” and offers ${quoted(offers)} for it.`
      : `${other} asks for your “${title}” and offers one of these for it: ${quoted(offers)}. You pick.`,
} satisfies Record<RequestNews['way'], (news: RequestNews) => string>;

const weTell = 'We’ll tell you when it’s free again.';
const sayYesOrNo = ({ endsAt }: RequestNews) => `Please say yes or no by ${endsAt}.`;
const howDidItGo = () => 'How did it go? Say it here, if you like.';
const isSetAside = ({ title, other, way, isOwner }: RequestNews) => {
  if (way === 'swap') return 'Both books are set aside until their owners offer them again.';
  return isOwner
    ? `“${title}” is set aside on your shelf. Offer it again whenever you like.`
    : `“${title}” is set aside until ${other} offers it again.`;
};

/** The mails on what happens to a request, by the types of notices. */
export const requestMails: Record<
  Exclude<keyof typeof noticeSentences, 'message' | keyof typeof wishMails>,
  Words
> = {
  asked: {
    subject: ({ title, other }) => `${other} asks for “${title}”`,
    text: news => asks[news.way](news),
    next: news =>
      news.isWaiting
        ? `It’s promised to someone else or set aside, so there’s nothing to do yet. ${weTell}`
        : `${sayYesOrNo(news)} Nothing is agreed until you say yes.`,
  },
  accept: {
    subject: ({ title, other }) => `${other} said yes to “${title}”`,
    text: news => lines(noticeSentences.accept(news), inReturn(news)),
    next: () => 'Now pick a time and place to meet.',
  },
  decline: { subject: ({ title, other }) => `${other} said no to “${title}”` },
  withdraw: { subject: ({ title, other }) => `${other} no longer asks for “${title}”` },
  'propose a meeting': {
    subject: ({ title, other }) => `${other} suggests a time and place for “${title}”`,
    text: news => lines(noticeSentences['propose a meeting'](news), meeting(news)),
    next: () => 'Say whether it works for you, or suggest another time.',
  },
  'accept the meeting': {
    subject: ({ other, when }) => `You’re meeting ${other}: ${when}`,
    text: news => lines(noticeSentences['accept the meeting'](news), meeting(news), inReturn(news)),
    next: () => 'The attached file puts it in your calendar. If anything comes up, say so here.',
  },
  cancel: {
    subject: ({ title, other }) => `${other} called off “${title}”`,
    text: news =>
      lines(noticeSentences.cancel(news), news.when && `You were going to meet on ${news.when}.`),
  },
  'handed over': {
    subject: ({ title }) => `Did “${title}” change hands?`,
    next: ({ endsAt }) =>
      `Is that right? If we don’t hear from you, it counts as handed over on ${endsAt}.`,
  },
  'not handed over': {
    subject: ({ title, other }) => `${other} says that “${title}” hasn’t changed hands`,
    next: () => 'Talk it over. Either of you can still change the answer.',
  },
  'both say yes': {
    subject: ({ title }) => `“${title}” has changed hands`,
    next: howDidItGo,
  },
  'both say no': { subject: ({ title }) => `“${title}” hasn’t changed hands` },
  review: {
    subject: ({ title }) => `How did it go with “${title}”?`,
    next: ({ other }) => `You’ll see what ${other} said once you’ve said how it went, too.`,
  },
  'both have reviewed': {
    subject: ({ title }) => `How it went with “${title}”`,
    next: ({ other }) => `See what ${other} said.`,
  },
  'copy taken': {
    subject: ({ title }) => `You’re in line for “${title}”`,
    next: () => `There’s nothing to do now. ${weTell}`,
  },
  'copy free': {
    subject: ({ title }) => `“${title}” is free again`,
    next: news =>
      news.isOwner ? sayYesOrNo(news) : `${news.other} has until ${news.endsAt} to answer.`,
  },
  unavailable: {
    subject: ({ title, isOwner }) =>
      isOwner ? `The request for “${title}” is closed` : `“${title}” is no longer available`,
  },
  'the owner is reminded': {
    subject: ({ title, other }) => `${other} is still waiting for your answer about “${title}”`,
    next: news => `${sayYesOrNo(news)} After that the request closes.`,
  },
  'no answer': {
    subject: ({ title }) => `No answer about “${title}”`,
  },
  'is it still wanted': {
    subject: ({ title }) => `Do you still want “${title}”?`,
    next: ({ endsAt }) =>
      `If you still want it, say so by ${endsAt}. Otherwise the request closes.`,
  },
  'waited too long': {
    subject: ({ title }) => `Your request for “${title}” is closed`,
  },
  'both are reminded to meet': {
    subject: ({ title, other }) => `When will you meet ${other} for “${title}”?`,
    next: ({ endsAt }) => `Suggest one. If you haven’t met by ${endsAt}, the request closes.`,
  },
  'never met': {
    subject: ({ title }) => `The request for “${title}” is closed`,
    next: isSetAside,
  },
  'the day before': {
    subject: ({ other, when }) => `You’re meeting ${other}: ${when}`,
    text: news => lines(noticeSentences['the day before'](news), meeting(news), inReturn(news)),
    next: () => 'If you can’t make it, say so here.',
  },
  'how was it': {
    subject: ({ title }) => `Did “${title}” change hands?`,
    text: news => lines(noticeSentences['how was it'](news), meeting(news)),
    next: ({ endsAt }) => `Tell us by ${endsAt}, or the request closes.`,
  },
  'not met': {
    subject: ({ title }) => `The request for “${title}” is closed`,
    next: isSetAside,
  },
  'the other is reminded': {
    subject: ({ title }) => `Did “${title}” change hands?`,
    next: ({ endsAt }) => `If we don’t hear from you, it counts as handed over on ${endsAt}.`,
  },
  'the other is silent': {
    subject: ({ title }) => `“${title}” counts as handed over`,
    next: howDidItGo,
  },
  'both are reminded to agree': {
    subject: ({ title }) => `Did “${title}” change hands or not?`,
    next: ({ endsAt }) =>
      `Talk it over. Either of you can change the answer until ${endsAt}, when the request closes.`,
  },
  'never agreed': {
    subject: ({ title }) => `The request for “${title}” is closed`,
    next: isSetAside,
  },
};

/** The name of the file with the meeting. */
export const meetingFile = 'meeting.ics';

function meeting({ when, where }: RequestNews): string {
  return where ? `${when}, ${where}` : when;
}

/** What goes the other way. */
function inReturn({ way, other, price, offers, isOwner }: RequestNews): string {
  if (way === 'sell') return isOwner ? `${other} pays ${price}.` : `You pay ${price}.`;
  if (way === 'give') return '';
  return isOwner
    ? `In return you get ${quoted(offers)} from ${other}.`
    : `In return you give ${other} ${quoted(offers)}.`;
}

function quoted(titles: string[]): string {
  return titles.map(title => `“${title}”`).join(', ');
}

function lines(...texts: string[]): string {
  return texts.filter(text => text !== '').join('\n');
}
