/** As the sign of the site breaks it. */
export const siteNameLines = ['Neighbourhood', 'Book Exchange'] as const;

export const siteName = siteNameLines.join(' ');

export const membersNeedScripts =
  'You need JavaScript to see the pages of members. Switch it on, then reload this page.';

/** What stands around every page. */
export const site = {
  menu: 'Menu',
  areas: 'Areas',
  links: 'Site',
  landing: { name: 'Home', title: 'The front page' },
  about: { name: 'About', title: 'What the book exchange is for' },
  signIn: 'Sign in',
  account: 'Account',
} as const;

/** The five areas, as links name them. */
export const areaLinks = {
  home: { name: 'Home', title: 'The members’ area' },
  event: { name: 'Events', title: 'Where book lovers meet' },
  club: { name: 'Clubs', title: 'Book clubs in the neighbourhood' },
  team: { name: 'Team', title: 'Who makes the book exchange' },
  contactUs: { name: 'Contact Us', title: 'How to reach us' },
} as const;

/** Where a part of the site could not be fetched. */
export const missingPart = {
  title: 'This page could not be loaded',
  text: 'Check your connection, then load the page again.',
  loadAgain: 'Load again',
} as const;
