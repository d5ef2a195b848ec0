import { paths } from '../paths.ts';
import type { Purpose } from './tables.ts';

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
  'reset-password': ({ name, token, siteOrigin }) => ({
    subject: 'Choose a new password',
    text: paragraphs(
      `Hello ${name},`,
      'with this link you can choose a new password for the neighbourhood book exchange:',
      `${siteOrigin}${paths.resetPassword}?token=${encodeURIComponent(token)}`,
      'It works once, for one hour. If you did not ask for it, you need not do anything: your ' +
        'password stays as it is.',
    ),
  }),
  'verify-email': ({ name, token, siteOrigin }) => ({
    subject: 'Confirm your e-mail address',
    text: paragraphs(
      `Hello ${name},`,
      'please open this link, so that we know that our mails reach you:',
      `${siteOrigin}${paths.verifyEmail}?token=${encodeURIComponent(token)}`,
      'It works for eight hours. If you have not joined the neighbourhood book exchange, you need ' +
        'not do anything.',
    ),
  }),
} satisfies Record<Purpose, (letter: LinkLetter) => Letter>;

export function passwordChanged({ name }: { name: string }): Letter {
  return {
    subject: 'Your password has been changed',
    text: paragraphs(
      `Hello ${name},`,
      'your password for the neighbourhood book exchange has just been changed, and you have been ' +
        'signed out everywhere.',
      'If it was not you, somebody else can read your mail: secure your mailbox first, then ask ' +
        'for a new reset link.',
    ),
  };
}

export function linksIn(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}

function paragraphs(...texts: string[]): string {
  return texts.join('\n\n');
}
