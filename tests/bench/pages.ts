import { paths } from '../../src/paths.ts';
import type { Aim } from './visit.ts';

const token = 'a-token-of-a-usual-length-aaaaaaaaaaaaaaaaaa';

/** The pages that are measured: path, and what a visitor comes for. */
export const pages: Record<string, { path: string; aim: Aim }> = {
  landing: { path: paths.landing, aim: 'reading' },
  about: { path: paths.about, aim: 'reading' },
  'reset-password': { path: `${paths.resetPassword}?token=${token}`, aim: 'typing' },
  'sign-in': { path: paths.signIn, aim: 'reading' },
  'email-verification': { path: `${paths.verifyEmail}?token=${token}`, aim: 'the call' },
};

/** One page of one competitor. */
export interface Entry {
  page: string;
  competitor: string;
  url: string;
  aim: Aim;
}

/** `name=url` is one more reset form, `landing:name=url` one more landing page, and so on. */
export function otherEntry(argument: string): Entry {
  const [, page = 'reset-password', competitor, url] =
    /^(?:([\w-]+):)?([\w.-]+)=(.+)$/.exec(argument) ?? [];
  const measured = pages[page];
  if (!measured || !competitor || !url || !URL.canParse(url)) {
    const names = Object.keys(pages).join(', ');
    throw new Error(`'${argument}' is not in the form [page:]name=url, with a page of ${names}`);
  }
  return { page, competitor, url, aim: measured.aim };
}
