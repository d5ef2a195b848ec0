import type { Settings } from '../../settings.ts';

type Environment = Record<string, string | undefined>;

/**
 * What the site can be built with. Throws one error that names every setting at fault.
 * The defaults work and lead to reserved example domains.
 */
export function readSettings(environment: Environment): Settings {
  const faults: string[] = [];
  const read = <Value>(name: string, fallback: string, parse: (text: string) => Value): Value => {
    const text = environment[name] || fallback;
    try {
      return parse(text);
    } catch (error) {
      faults.push(`${name}=${text}: ${error instanceof Error ? error.message : String(error)}`);
      return parse(fallback);
    }
  };
  const settings: Settings = {
    apiOrigin: read('API_ORIGIN', '', optional(origin)),
    animationHost: read('ANIMATION_HOST', '', optional(folder)),
    siteOrigin: read('SITE_ORIGIN', '', optional(origin)),
    contactEmail: read('CONTACT_EMAIL', 'hello@book-exchange.example', emailAddress),
    storeLink: read('STORE_LINK', 'https://store.example/neighbourhood-book-exchange', webAddress),
    socialLinks: [
      read('SOCIAL_LINK_1', 'Mastodon https://mastodon.example/@book-exchange', socialLink),
      read('SOCIAL_LINK_2', 'Pixelfed https://pixelfed.example/@book-exchange', socialLink),
    ],
  };
  if (faults.length > 0)
    throw new Error(`These settings cannot be used:\n  ${faults.join('\n  ')}`);
  return settings;
}

function optional(parse: (text: string) => string) {
  return (text: string) => (text ? parse(text) : '');
}

function webAddress(text: string): string {
  const { protocol, href } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('not a web address');
  return href;
}

function origin(text: string): string {
  const { origin, href } = new URL(webAddress(text));
  if (href !== `${origin}/`) throw new Error('an origin has no path');
  return origin;
}

function folder(text: string): string {
  return webAddress(text).replace(/\/+$/, '');
}

function emailAddress(text: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(text)) throw new Error('not an e-mail address');
  return text;
}

function socialLink(text: string): Settings['socialLinks'][number] {
  const [, name, href] = /^(.+?)\s+(\S+)$/.exec(text) ?? [];
  if (!name || !href) throw new Error('a name and an address are needed');
  return { name, href: webAddress(href) };
}
