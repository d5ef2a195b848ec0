import { navigate, useBrowserLocation } from 'wouter/use-browser-location';
import { pageAt } from '../paths.ts';
import type { Routes } from './route.ts';

type Options = Parameters<typeof navigate>[1];

/** The address bar, as wouter knows it, for one document: a page of another one is loaded anew. */
export function documentLocation(routes: Routes) {
  const go = (to: string, options?: Options) => {
    const isOurs = pageAt(new URL(to, location.href).pathname).name in routes;
    if (isOurs) navigate(to, options);
    else if (options?.replace) location.replace(to);
    else location.assign(to);
  };
  const useLocation = (): [string, typeof go] => [useBrowserLocation()[0], go];
  return { go, useLocation };
}
