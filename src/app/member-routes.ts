import type { MemberPage } from '../paths.ts';
import { type Route, route } from './route.ts';

/** The members' document. Its pages are rendered in the browser alone. */
export const memberRoutes = {
  home: route('Home', {
    modules: ['pages/home.tsx'],
    load: () => import('../pages/home.tsx'),
  }),
} satisfies Record<MemberPage, Route>;
