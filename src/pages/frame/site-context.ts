import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Site } from '../../flows/site.ts';

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('A page was rendered outside the site');
  return site;
}

/** False while React takes over HTML, which must be the same once more. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
