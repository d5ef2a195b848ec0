import { site } from './site.ts';

/** What the page of a member says to the member. */
export const you = {
  title: site.account,
  link: 'Your account',
  loading: 'One moment…',
  signedInAs: (name: string) => `You are signed in as ${name}.`,
  signOut: 'Sign out',
  notSignedOut: (reason: string) => `You may still be signed in. ${reason}`,
  tryAgain: 'Try again',
} as const;
