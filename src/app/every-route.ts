import { memberRoutes } from './member-routes.ts';
import type { Routes } from './route.ts';
import { routes } from './routes.ts';

/** The pages of both documents, for the atlas, which shows the site without its documents. */
export const everyRoute: Routes = { ...memberRoutes, ...routes };
