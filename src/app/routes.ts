import type { PublicPage } from '../paths.ts';
import { type Route, route } from './route.ts';

/** The public site. The order is that of the specification; any other path shows the landing page. */
export const routes = {
  contactUs: route('Contact Us', {
    description: 'How to reach us.',
    modules: ['pages/contact-us.tsx'],
    load: () => import('../pages/contact-us.tsx'),
  }),
  club: route('Clubs', {
    description: 'Book clubs in the neighbourhood.',
    modules: ['pages/club.tsx'],
    load: () => import('../pages/club.tsx'),
  }),
  team: route('Team', {
    description: 'Who makes the book exchange.',
    modules: ['pages/team.tsx'],
    load: () => import('../pages/team.tsx'),
  }),
  event: route('Events', {
    description: 'Where book lovers meet.',
    modules: ['pages/event.tsx'],
    load: () => import('../pages/event.tsx'),
  }),
  home: route('Books in your street', {
    description: 'What neighbours give, sell and swap.',
    // A member gets the members' document at its address.
    isStored: false,
    hasList: true,
    modules: ['pages/door.tsx', 'flows/home/start.ts'],
    load: () => import('../pages/door.tsx'),
  }),
  signIn: route('Sign in', {
    hasForm: true,
    isStored: false,
    modules: ['pages/home/sign-in.tsx', 'flows/home/sign-in.ts'],
    load: () => import('../pages/home/sign-in.tsx'),
  }),
  join: route('Join', {
    description: 'Join your neighbours.',
    hasForm: true,
    isStored: false,
    modules: ['pages/home/join.tsx', 'flows/home/join.ts'],
    load: () => import('../pages/home/join.tsx'),
  }),
  newLink: route('A new link', {
    hasForm: true,
    modules: ['pages/home/new-link.tsx', 'flows/home/new-link.ts'],
    load: () => import('../pages/home/new-link.tsx'),
  }),
  about: route('About', {
    description: 'What the book exchange is for.',
    modules: ['pages/about.tsx'],
    load: () => import('../pages/about.tsx'),
  }),
  resetPassword: route('Reset Password', {
    hasToken: true,
    modules: ['pages/reset-password.tsx', 'flows/reset-password.ts'],
    load: () => import('../pages/reset-password.tsx'),
  }),
  verifyEmail: route('E-mail verification', {
    hasToken: true,
    modules: ['pages/verify-email.tsx', 'flows/verify-email.ts'],
    load: () => import('../pages/verify-email.tsx'),
  }),
  landing: route('Exchange books in your neighbourhood', {
    description: 'Buy, sell or swap books with your neighbours, without commission.',
    modules: ['pages/landing.tsx'],
    load: () => import('../pages/landing.tsx'),
  }),
} satisfies Record<PublicPage, Route>;
