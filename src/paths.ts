/** By itself for the scripts in the head of a page, which carry nothing else of this file. */
export const root = '/';

export const paths = {
  landing: root,
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
  page: '/contact-us',
} as const satisfies { askedAt: string; page: Path };

export type PageName = keyof typeof paths;
export type Path = (typeof paths)[PageName];

export const pageNames = /* @__PURE__ */ Object.keys(paths).filter(isPageName);

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
