import { navigate, useBrowserLocation } from 'wouter/use-browser-location';
import { dependsOnSession, isOpenToGuests, pageAt } from '../../paths.ts';
import { documentData } from '../page-protocol.ts';
import type { Routes } from '../route.ts';

type Options = Parameters<typeof navigate>[1];

/**
 * The address bar, as wouter knows it, for one document: a page of another one is loaded anew, and so
 * is one of which the session decides to which document it belongs.
 */
export function documentLocation(routes: Routes) {
  const isOfPublicSite = documentData().document !== 'members';
  const shows = (pathname: string) => pageAt(pathname).name in routes;
  const go = (to: string, options?: Options) => {
    const { pathname } = new URL(to, location.href);
    // Guests see some pages of the members' document, and stay in that of the public site for it.
    const mayBeGuest = isOfPublicSite || !hasSession();
    const isDecidedAnew =
      (mayBeGuest && dependsOnSession(pathname)) ||
      (isOfPublicSite && hasSession() && isOpenToGuests(pageAt(pathname).name));
    if (shows(pathname) && !isDecidedAnew) navigate(to, options);
    else if (options?.replace) location.replace(to);
    else location.assign(to);
  };
  const useLocation = (): [string, typeof go] => [useBrowserLocation()[0], go];
  return { go, shows, useLocation };
}

/** As far as this browser knows. */
function hasSession(): boolean {
  return documentData().session === 'noted';
}
