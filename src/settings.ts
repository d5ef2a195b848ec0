interface SocialLink {
  name: string;
  href: string;
}

export interface Settings {
  /** Where the API answers, without a trailing slash; empty: the origin that serves the page. */
  apiOrigin: string;
  /** Folder with `loading.json` and `success.json`; empty: our own copies. */
  animationHost: string;
  /** Where the site is published, without a trailing slash; empty: no canonical addresses and no site map. */
  siteOrigin: string;
  contactEmail: string;
  /** Who is behind the site; may be nobody who is named. */
  team: readonly { name: string; part: string }[];
  /** What a visitor accepts to join. */
  terms: string;
  /** In which prices are, by ISO 4217. */
  currency: string;
  storeLink: string;
  socialLinks: readonly [SocialLink, SocialLink];
}

declare const __SETTINGS__: Settings;

/** Read from the environment when the site is built. */
export const settings: Settings = __SETTINGS__;
