import type { PageName } from '../paths.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

export interface Route extends LazyPage {
  title: string;
  description: string;
  /** Reached by a link with a secret: never indexed, stored or given away as a referrer. */
  hasToken: boolean;
}

/** The whole site. The order is that of the specification; any other path shows the landing page. */
export const routes = {
  contactUs: route('Contact Us', 'How to reach us.', () => import('../pages/contact-us.tsx')),
  club: route('Clubs', 'Book clubs in the neighbourhood.', () => import('../pages/club.tsx')),
  team: route('Team', 'Who makes the book exchange.', () => import('../pages/team.tsx')),
  event: route('Events', 'Where book lovers meet.', () => import('../pages/event.tsx')),
  home: route('Home', "The members' area.", () => import('../pages/home.tsx')),
  about: route('About', 'What the book exchange is for.', () => import('../pages/about.tsx')),
  resetPassword: secret('Reset Password', () => import('../pages/reset-password.tsx')),
  verifyEmail: secret('E-mail verification', () => import('../pages/verify-email.tsx')),
  landing: route(
    'Exchange books in your neighbourhood',
    'Buy, sell or swap books with your neighbours, without commission.',
    () => import('../pages/landing.tsx'),
  ),
} satisfies Record<PageName, Route>;

export const siteName = 'Neighbourhood Book Exchange';

function route(title: string, description: string, load: Parameters<typeof lazyPage>[0]): Route {
  return { title, description, hasToken: false, ...lazyPage(load) };
}

function secret(title: string, load: Parameters<typeof lazyPage>[0]): Route {
  return { title, description: '', hasToken: true, ...lazyPage(load) };
}
