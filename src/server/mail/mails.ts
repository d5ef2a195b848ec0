import { isLegible } from '../../api/legible.ts';
import { lineOf } from '../../exchange/text.ts';
import { type Path, paths, withQuery } from '../../paths.ts';
import { alreadyMemberMail, leftMail } from '../../words/account/mails.ts';
import { resetPasswordMail } from '../../words/account/reset-password.ts';
import { verifyEmailMail } from '../../words/account/verify-email.ts';
import { contactMail, type topics } from '../../words/contact/contact.ts';
import { endings, suspendedMail } from '../../words/notices/mails.ts';
import type { Purpose } from '../data/tables.ts';

export interface Letter {
  subject: string;
  text: string;
}

interface LinkLetter {
  name: string;
  token: string;
  /** Without a trailing slash. */
  siteOrigin: string;
}

/** The letters that carry a link. */
export const linkLetters = {
  'reset-password': ({ name, ...link }) =>
    letterOf(resetPasswordMail, greetingOf(name), linkTo(paths.resetPassword, link)),
  'verify-email': ({ name, ...link }) => {
    const { joined, ...words } = verifyEmailMail;
    const hello = joined(nameOfStranger(name));
    return letterOf({ ...words, hello }, 'Hello,', linkTo(paths.verifyEmail, link));
  },
} satisfies Record<Purpose, (letter: LinkLetter) => Letter>;

interface Words {
  subject: string;
  /** After the name. */
  hello: string;
  note: string;
}

interface Changed extends Omit<LinkLetter, 'token'> {
  words: Words;
}

/** To a member whose password has changed. */
export function passwordChanged({ name, siteOrigin, words }: Changed): Letter {
  return letterOf(words, greetingOf(name), siteOrigin + paths.signIn);
}

/** To a member, of whom somebody has thought that the address is not a member's yet. */
export function alreadyMember({ siteOrigin }: Pick<LinkLetter, 'siteOrigin'>): Letter {
  const { subject, hello, newPassword, note } = alreadyMemberMail;
  const links = [hello, siteOrigin + paths.signIn, newPassword, siteOrigin + paths.newLink];
  return { subject, text: paragraphs('Hello,', ...links, note) };
}

/** To a member whom a moderator has suspended. */
export function suspended({ name, siteOrigin }: Omit<LinkLetter, 'token'>): Letter {
  return letterOf(
    suspendedMail,
    greetingOf(name),
    siteOrigin + withQuery(paths.contactUs, { about: 'account' }),
  );
}

/** To a member who has left. */
export function left({ name, siteOrigin }: Omit<LinkLetter, 'token'>): Letter {
  return letterOf(
    leftMail,
    greetingOf(name),
    siteOrigin + withQuery(paths.contactUs, { about: 'account' }),
  );
}

interface Contact {
  topic: keyof typeof topics;
  text: string;
  email: string;
}

/** To the people behind the site. */
export function contactLetter({ topic, text, email }: Contact): Letter {
  const { subject, from, note } = contactMail;
  return { subject: subject(topic), text: paragraphs(from(isolated(email)), text, note) };
}

interface NoticeLetter extends Pick<LinkLetter, 'name'> {
  said: string[];
  /** The way to get no such mails any more. */
  stop: string[];
  /** Where to answer, since a mail cannot be answered. */
  reply: string[];
}

/** The text of a mail on what has happened. */
export function noticeLetter({ name, said, stop, reply }: NoticeLetter): string {
  const ending = [endings.why, ...stop].join('\n');
  return paragraphs(
    greetingOf(name),
    ...said,
    ending,
    ...(reply.length > 0 ? [reply.join('\n')] : []),
  );
}

/** What a member has written, so that its direction stays its own (UAX #9, 2.4): first strong, until the pop. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** The links in the text of a mail, in their order. */
export function linksIn(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}

/** A name may be older than the rules for names. */
function greetingOf(name: string): string {
  return isLegible(name) ? `Hello ${isolated(lineOf(name))},` : 'Hello,';
}

/** Who joins may do so with another's address: a name of which a program would make a link is not told there. */
function nameOfStranger(name: string): string | undefined {
  const isLink = /[/:@]|[.\u3002\uFF0E\uFF61][\p{L}\p{N}]{2}/u.test(name);
  return isLegible(name) && !isLink ? isolated(lineOf(name)) : undefined;
}

function letterOf({ subject, hello, note }: Words, greeting: string, link: string): Letter {
  return { subject, text: paragraphs(greeting, hello, link, note) };
}

function linkTo(path: Path, { token, siteOrigin }: Omit<LinkLetter, 'name'>): string {
  return `${siteOrigin}${path}?token=${encodeURIComponent(token)}`;
}

function paragraphs(...texts: string[]): string {
  return texts.join('\n\n');
}
