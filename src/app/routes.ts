import type { PublicPage } from '../paths.ts';
import { type Route, route } from './route.ts';

/** The public site. The order is that of the specification; any other path shows the landing page. */
export const routes = {
  contactUs: route('Contact Us', {
    description: 'How to reach us.',
    modules: ['pages/public/contact-us.tsx'],
    load: () => import('../pages/public/contact-us.tsx'),
  }),
  club: route('Clubs', {
    description: 'Book clubs in the neighbourhood.',
    modules: ['pages/public/club.tsx'],
    load: () => import('../pages/public/club.tsx'),
  }),
  team: route('Team', {
    description: 'Who makes the book exchange.',
    modules: ['pages/public/team.tsx'],
    load: () => import('../pages/public/team.tsx'),
  }),
  event: route('Events', {
    description: 'Where book lovers meet.',
    modules: ['pages/public/event.tsx'],
    load: () => import('../pages/public/event.tsx'),
  }),
  home: route('Books in your street', {
    description: 'What neighbours give, sell and swap.',
    // A member gets the members' document at its address.
    isStored: false,
    hasList: true,
    modules: ['pages/books/guest-home.tsx', 'flows/books/home.ts'],
    load: () => import('../pages/books/guest-home.tsx'),
  }),
  signIn: route('Sign in', {
    hasForm: true,
    isStored: false,
    modules: ['pages/account/sign-in.tsx', 'flows/account/sign-in.ts'],
    load: () => import('../pages/account/sign-in.tsx'),
  }),
  join: route('Join', {
    description: 'Join your neighbours.',
    hasForm: true,
    isStored: false,
    modules: ['pages/account/join.tsx', 'flows/account/join.ts'],
    load: () => import('../pages/account/join.tsx'),
  }),
  newLink: route('A new link', {
    hasForm: true,
    modules: ['pages/account/new-link.tsx', 'flows/account/new-link.ts'],
    load: () => import('../pages/account/new-link.tsx'),
  }),
  about: route('About', {
    description: 'What the book exchange is for.',
    modules: ['pages/public/about.tsx'],
    load: () => import('../pages/public/about.tsx'),
  }),
  resetPassword: route('Reset Password', {
    hasToken: true,
    modules: ['pages/account/reset-password.tsx', 'flows/account/reset-password.ts'],
    load: () => import('../pages/account/reset-password.tsx'),
  }),
  verifyEmail: route('E-mail verification', {
    hasToken: true,
    modules: ['pages/account/verify-email.tsx', 'flows/account/verify-email.ts'],
    load: () => import('../pages/account/verify-email.tsx'),
  }),
  landing: route('Exchange books in your neighbourhood', {
    description: 'Buy, sell or swap books with your neighbours, without commission.',
    modules: ['pages/public/landing.tsx'],
    load: () => import('../pages/public/landing.tsx'),
  }),
} satisfies Record<PublicPage, Route>;
