import type { SiteInput } from '../../flows/site-input.ts';

/** What the site gets where pages are rendered without a browser: no position, and nothing that was typed. */
export const noBrowser: Pick<SiteInput, 'position' | 'drafts'> = {
  position: () => new Promise(() => undefined),
  drafts: {
    read: () => undefined,
    write: () => undefined,
    share: () => undefined,
    forget: () => undefined,
    names: () => [],
    hear: () => () => undefined,
  },
};
