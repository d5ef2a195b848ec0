import { navigate, useBrowserLocation } from 'wouter/use-browser-location';
import { dependsOnSession, pageAt } from '../paths.ts';
import { documentData } from './page-protocol.ts';
import type { Routes } from './route.ts';

type Options = Parameters<typeof navigate>[1];

/**
 * The address bar, as wouter knows it, for one document: a page of another one is loaded anew, and so
 * is one of which the session decides to which document it belongs.
 */
export function documentLocation(routes: Routes) {
  const isOfPublicSite = documentData().document !== 'members';
  const go = (to: string, options?: Options) => {
    const { pathname } = new URL(to, location.href);
    // Guests see some pages of the members' document, too.
    const mayBeGuest = isOfPublicSite || documentData().session !== 'noted';
    const isDecidedAnew = mayBeGuest && dependsOnSession(pathname);
    const isOurs = pageAt(pathname).name in routes && !isDecidedAnew;
    if (isOurs) navigate(to, options);
    else if (options?.replace) location.replace(to);
    else location.assign(to);
  };
  const useLocation = (): [string, typeof go] => [useBrowserLocation()[0], go];
  return { go, useLocation };
}
