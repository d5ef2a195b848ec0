import type { Plugin } from 'vite';
import type { Settings } from '../../settings.ts';

/** The settings that lead to a reserved domain (RFC 2606), which a published site must set. */
export function placeholdersIn({ contactEmail, storeLink, socialLinks }: Settings): string[] {
  const [first, second] = socialLinks;
  const links = {
    CONTACT_EMAIL: `mailto://${contactEmail}`,
    STORE_LINK: storeLink,
    SOCIAL_LINK_1: first.href,
    SOCIAL_LINK_2: second.href,
  };
  return Object.entries(links)
    .filter(([, link]) => new URL(link).hostname.endsWith('.example'))
    .map(([name]) => name);
}

/** Says of a build what must not be published as it is. */
export function warnOfPlaceholders(settings: Settings): Plugin {
  return {
    name: 'placeholders',
    buildApp: async ({ config: { logger } }) => {
      const names = placeholdersIn(settings);
      if (names.length === 0) return;
      logger.warn(
        `The site leads to placeholders under .example. Before you publish it, set ${names.join(', ')}.`,
      );
    },
  };
}
