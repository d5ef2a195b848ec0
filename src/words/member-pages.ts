import { site } from './site.ts';

/** What the pages of a member say to the member. */
export const memberPages = {
  title: site.account,
  link: (name: string) => `Your account: ${name}`,
  tryAgain: 'Try again',
  signOut: 'Sign out',
  notSignedOut: (reason: string) => `You may still be signed in. ${reason}`,
  signedInAs: (email: string) => `You’re signed in as ${email}.`,
  bar: 'Books',
  discover: 'Discover',
  shelf: 'Shelf',
  requests: 'Requests',
  messages: 'Messages',
  notices: 'Notifications',
  /** What is counted at a link. */
  units: { turns: 'waiting for you', news: 'new', reports: 'reports to read' },
  pages: 'Your account',
  needed: 'Enter your password to confirm it’s you.',
  password: 'Password',
  save: 'Save',
  saved: 'Saved.',
} as const;

/** Why something could not be read. */
export const failures = {
  failed: 'We couldn’t load this',
  offline: 'You’re offline',
  offlineText: 'Check your connection. We’ll try again as soon as it’s back.',
} as const;

/** The pages of the account, as their links name them, in this order; the last one is for moderators. */
export const accountLinks = [
  ['you', 'Profile'],
  ['place', 'Place'],
  ['password', 'Password'],
  ['devices', 'Devices'],
  ['preferences', 'Emails'],
  ['dataExport', 'Your data'],
  ['leave', 'Leave'],
  ['moderation', 'Reports'],
] as const;
