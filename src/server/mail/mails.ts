import { type Path, paths } from '../../paths.ts';
import { passwordChangedMail, resetPasswordMail } from '../../words/reset-password.ts';
import { verifyEmailMail } from '../../words/verify-email.ts';
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
  'reset-password': linkLetter(paths.resetPassword, resetPasswordMail),
  'verify-email': linkLetter(paths.verifyEmail, verifyEmailMail),
} satisfies Record<Purpose, (letter: LinkLetter) => Letter>;

interface Words {
  subject: string;
  /** After the name. */
  hello: string;
  note: string;
}

function linkLetter(path: Path, { subject, hello, note }: Words) {
  return ({ name, token, siteOrigin }: LinkLetter): Letter => {
    const link = `${siteOrigin}${path}?token=${encodeURIComponent(token)}`;
    return { subject, text: paragraphs(`Hello ${name},`, hello, link, note) };
  };
}

export function passwordChanged({ name, siteOrigin }: Omit<LinkLetter, 'token'>): Letter {
  const { subject, hello, note } = passwordChangedMail;
  const link = siteOrigin + paths.signIn;
  return { subject, text: paragraphs(`Hello ${name},`, hello, link, note) };
}

export function linksIn(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}

function paragraphs(...texts: string[]): string {
  return texts.join('\n\n');
}
