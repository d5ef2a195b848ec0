import { memberRoutes } from './member-routes.ts';
import type { Routes } from './route.ts';
import { routes } from './routes.ts';

/**
 * The pages of both documents, for the atlas, which shows the site without its documents. At an
 * address that both have, the one that is meant comes last.
 */
export function everyRoute(isOfMembers: boolean): Routes {
  return isOfMembers ? { ...routes, ...memberRoutes } : { ...memberRoutes, ...routes };
}
