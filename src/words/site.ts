/** As the sign of the site breaks it. */
export const siteNameLines = ['Neighbourhood', 'Book Exchange'] as const;

export const siteName = siteNameLines.join(' ');

/** The title of a document. */
export const titled = (title: string) => `${title} · ${siteName}`;

export const membersNeedScripts =
  'You need JavaScript for these pages. Switch it on, then reload this page.';

/** What stands around every page. */
export const site = {
  menu: 'Menu',
  areas: 'Areas',
  links: 'Site',
  landing: { name: 'Home', title: 'The front page' },
  about: { name: 'About', title: 'What the book exchange is for' },
  signIn: 'Sign in',
  join: 'Join',
  account: 'Account',
} as const;

/** The five areas, as links name them. */
export const areaLinks = {
  home: 'Home',
  event: 'Events',
  club: 'Clubs',
  team: 'Team',
  contactUs: 'Contact Us',
} as const;

/** Where a part of the site could not be fetched, and where a page could not be drawn. */
export const pageFaults = {
  'missing part': {
    title: 'We couldn’t load this page',
    text: 'Check your connection, then load it again.',
    again: 'Load again',
  },
  broken: {
    title: 'Something went wrong',
    text: 'This page broke, and it wasn’t your doing. Trying again usually helps.',
    again: 'Try again',
  },
} as const;
