export const paths = {
  landing: '/',
  about: '/about',
  resetPassword: '/reset-password',
  verifyEmail: '/email-verification',
  contactUs: '/contact-us',
  club: '/club',
  team: '/team',
  event: '/event',
  home: '/home',
} as const;

/**
 * Where a password manager asks for the page on which a password is changed, and what it is told
 * (W3C, A Well-Known URL for Changing Passwords).
 */
export const passwordChange = {
  askedAt: '/.well-known/change-password',
  page: paths.contactUs,
} as const;

export type PageName = keyof typeof paths;
export type Path = (typeof paths)[PageName];

export const pageNames = Object.keys(paths).filter(isPageName);

/** Any other path shows the landing page. */
export function pageAt(pathname: string): PageName {
  const path = decoded(pathname).replace(/(?<=.)\/$/, '');
  return pageNames.find(name => paths[name] === path) ?? 'landing';
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function isPageName(name: string): name is PageName {
  return name in paths;
}
