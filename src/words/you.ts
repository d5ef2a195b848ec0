import { site } from './site.ts';

/** What the pages of a member say to the member. */
export const you = {
  title: site.account,
  link: (name: string) => `Your account: ${name}`,
  loading: 'One moment…',
  busy: 'One moment…',
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
export const youLinks = {
  you: 'Profile',
  place: 'Place',
  password: 'Password',
  devices: 'Devices',
  preferences: 'Mails',
  dataExport: 'Your data',
  leave: 'Leave',
  moderation: 'Reports',
} as const;

export const profile = {
  name: 'Your name',
  about: 'About you',
  aboutHint: 'What neighbours should know, and what you like to read.',
  languages: 'Languages that you read',
  house: 'Your house in the street',
  roof: 'Roof',
  colour: 'Colour',
  door: 'Door',
  roofs: { gable: 'Gable', flat: 'Flat', stepped: 'Stepped', dome: 'Dome' },
  colours: { brick: 'Brick', wine: 'Wine', moss: 'Moss', pine: 'Pine', slate: 'Slate' },
  doors: { square: 'Square', round: 'Round', double: 'Double' },
} as const;

export const welcome = {
  title: 'Welcome',
  lead: 'Three things, and the street knows you. All of them can be changed later.',
  done: 'Your house stands in the street.',
  goOn: 'Go to your street',
  begin: 'Choose house and place',
} as const;

export const password = {
  title: 'Your password',
  present: 'Your present password',
  next: 'Your new password',
  nextHint: '6 to 50 characters. Three random words work well.',
  submit: 'Change the password',
  note: 'All your other devices are signed out, and you get a mail.',
} as const;

export const devices = {
  title: 'Your devices',
  lead: 'Where you are signed in. End what you do not know, then change your password.',
  unknown: 'An unknown browser',
  thisOne: 'this one',
  seen: 'Last seen',
  end: 'Sign out',
  endThis: (device: string) => `Sign out ${device}`,
  endOthers: 'Sign out all others',
} as const;

export const preferences = {
  title: 'Your mails',
  lead: 'On this site you find all notices. Choose which of them are also mailed to you, and when.',
  kinds: {
    requests: 'What happens to requests',
    reminders: 'Reminders of what waits for you',
    messages: 'Messages',
  },
  channels: { 'at once': 'At once', daily: 'Once a day', never: 'Never' },
} as const;

export const dataExport = {
  title: 'Your data',
  lead: 'All that we keep of you, in one file of JSON.',
  submit: 'Get the file',
  done: 'Your file is ready.',
  file: 'book-exchange.json',
  save: 'Save it',
} as const;

export const leave = {
  title: 'Leave',
  lead: 'You leave at once, and for good.',
  ends: [
    'Your profile, your place, your house and your devices are deleted.',
    'Members whom you have blocked are no longer blocked.',
  ],
  stays: [
    'Reports that you have written stay with the moderators, without your name.',
    'Reports about you stay with the moderators, with your profile as it was reported.',
  ],
  endsTitle: 'What ends',
  staysTitle: 'What stays',
  submit: 'Leave for good',
} as const;

export const member = {
  title: 'A neighbour',
  missing: 'There is no such member',
  missingText: 'They may have left.',
  reads: 'Reads',
  shelf: 'On the shelf',
  noShelf: 'Nothing stands on this shelf yet.',
  bands: {
    1: 'At most 1 km from you.',
    2: 'At most 2 km from you.',
    5: 'At most 5 km from you.',
    10: 'At most 10 km from you.',
    25: 'At most 25 km from you.',
    0: 'More than 25 km from you.',
  },
  block: 'Block',
  unblock: 'Unblock',
  blocked: 'You have blocked this member, who does not see you and is not informed.',
  write: (name: string) => `Write to ${name}`,
  report: 'Report',
  reportTitles: {
    profile: 'Report a member',
    copy: 'Report a book',
    message: 'Report a message',
  },
  reportLeads: {
    profile: 'A moderator reads it, with the profile as it is now. The member is not informed.',
    copy: 'A moderator reads it, with title and note as they are now. The member is not informed.',
    message: 'A moderator reads it, with the message. The member is not informed.',
  },
  reason: 'What is wrong?',
  reportSubmit: 'Send the report',
  reportBacks: {
    profile: 'Back to the profile',
    copy: 'Back to the book',
    message: 'Back to the messages',
  },
} as const;
