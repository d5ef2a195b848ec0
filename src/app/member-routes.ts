import type { MemberPage } from '../paths.ts';
import { type Route, route } from './route.ts';

/** The members' document. Its pages are rendered in the browser alone. */
export const memberRoutes = {
  home: route('Home', {
    modules: ['pages/home/start.tsx'],
    load: () => import('../pages/home/start.tsx'),
  }),
  you: route('Account', {
    modules: ['pages/home/you.tsx', 'flows/home/you.ts'],
    load: () => import('../pages/home/you.tsx'),
  }),
} satisfies Record<MemberPage, Route>;
