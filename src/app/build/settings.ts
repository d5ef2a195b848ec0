import {
  currency,
  type Environment,
  exampleContact,
  expecting,
  onOrOff,
  origin,
  readEnvironment,
  webUrl,
} from '../../environment.ts';
import type { Settings } from '../../settings.ts';

/**
 * What the site can be built with. Throws one `EnvironmentFault` that names every setting that is
 * not right. The defaults work and lead to reserved example domains.
 */
export function readSettings(environment: Environment): Settings {
  return readEnvironment(environment, ({ read }) => ({
    apiOrigin: read('API_ORIGIN', origin, ''),
    animationHost: read('ANIMATION_HOST', folder, ''),
    siteOrigin: read('SITE_ORIGIN', origin, ''),
    team: read('TEAM', team, []),
    terms: read('TERMS', someText, defaultTerms),
    currency: read('CURRENCY', currency, 'EUR'),
    contactEmail: read('CONTACT_EMAIL', emailAddress, exampleContact),
    storeLink: read('STORE_LINK', link, 'https://store.example/neighbourhood-book-exchange'),
    socialLinks: [
      read('SOCIAL_LINK_1', socialLink, {
        name: 'Mastodon',
        href: 'https://mastodon.example/@book-exchange',
      }),
      read('SOCIAL_LINK_2', socialLink, {
        name: 'Pixelfed',
        href: 'https://pixelfed.example/@book-exchange',
      }),
    ],
  }));
}

const defaultTerms =
  'I am fair and polite to my neighbours, and offer only books that are mine to give.';

/** Whether a build lets its charts be watched, see `inspection.ts`. Throws an `EnvironmentFault`. */
export function readInspection(environment: Environment): boolean {
  return readEnvironment(environment, ({ read }) => read('INSPECT_CHARTS', onOrOff, false));
}

const link = expecting('a web address such as https://books.example/page', text => {
  const url = webUrl(text);
  return url && { value: url.href };
});

const folder = expecting('the web address of a folder', text => {
  const url = webUrl(text);
  return url && !url.search && !url.hash ? { value: url.href.replace(/\/+$/, '') } : undefined;
});

const someText = expecting('some text', text => (text.trim() ? { value: text.trim() } : undefined));

const emailAddress = expecting('an email address', text =>
  /^[^\s@?&<>"]+@[^\s@?&<>"]+$/.test(text) ? { value: text } : undefined,
);

const team = expecting(
  "lines of a name and a part such as 'Anna Berger, answers your letters'",
  text => {
    const lines = text.trim().split(/\r?\n/);
    const value = lines.flatMap(line => {
      const [, name, part] = /^\s*([^,]*[^,\s])\s*,\s*(\S.*?)\s*$/.exec(line) ?? [];
      return name && part ? [{ name, part }] : [];
    });
    return value.length === lines.length ? { value } : undefined;
  },
);

const socialLink = expecting(
  'a name and a web address such as Mastodon https://mastodon.example/@books',
  text => {
    const [, name, address = ''] = /^(.+?)\s+(\S+)$/.exec(text) ?? [];
    const url = webUrl(address);
    return name && url ? { value: { name, href: url.href } } : undefined;
  },
);
