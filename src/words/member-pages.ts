import { site } from './site.ts';

/** What the pages of a member say to the member. */
export const memberPages = {
  title: site.account,
  link: (name: string) => `Your account: ${name}`,
  loading: 'One moment…',
  tryAgain: 'Try again',
  signOut: 'Sign out',
  notSignedOut: (reason: string) => `You may still be signed in. ${reason}`,
  signedInAs: (email: string) => `You are signed in with ${email}.`,
  bar: 'Books',
  discover: 'Discover',
  shelf: 'Shelf',
  requests: 'Requests',
  messages: 'Messages',
  notices: 'Notices',
  pages: 'Your account',
  needed: 'Give your password again, so that we know it is you.',
  password: 'Password',
  save: 'Save',
  saved: 'Saved.',
} as const;

/** The pages of the account, as links name them. */
export const accountLinks = {
  you: 'Profile',
  place: 'Place',
  password: 'Password',
  devices: 'Devices',
  preferences: 'Mails',
  dataExport: 'Your data',
  leave: 'Leave',
  moderation: 'Reports',
} as const;
