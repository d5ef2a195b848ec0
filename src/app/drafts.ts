import type { SiteInput } from '../flows/site-input.ts';

/** Kept until the browser forgets what belongs to the site. */
export const drafts: SiteInput['drafts'] = {
  read: name => {
    try {
      return localStorage.getItem(name) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (name, text) => {
    try {
      localStorage.setItem(name, text);
    } catch {
      // The visitor allows no storage, or it is full.
    }
  },
};
