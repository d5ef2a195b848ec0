import type { PublicPage } from '../paths.ts';
import { documents } from '../words/public/documents.ts';
import { type Route, route } from './route.ts';

/** The public site. The order is that of the specification; any other path shows the landing page. */
export const routes = {
  contactUs: route(documents.contactUs, {
    // Its form comes once it is known to be open.
    hasList: true,
    modules: ['pages/contact/contact-us.tsx', 'flows/contact/contact-us.ts'],
    load: () => import('../pages/contact/contact-us.tsx'),
  }),
  club: route(documents.club, {
    modules: ['pages/public/club.tsx'],
    load: () => import('../pages/public/club.tsx'),
  }),
  team: route(documents.team, {
    modules: ['pages/public/team.tsx'],
    load: () => import('../pages/public/team.tsx'),
  }),
  event: route(documents.event, {
    modules: ['pages/public/event.tsx'],
    load: () => import('../pages/public/event.tsx'),
  }),
  home: route(documents.guestHome, {
    // A member gets the members' document at its address.
    isStored: false,
    hasList: true,
    modules: ['pages/books/guest-home.tsx', 'flows/books/home.ts'],
    load: () => import('../pages/books/guest-home.tsx'),
  }),
  signIn: route(documents.signIn, {
    hasForm: true,
    isStored: false,
    modules: ['pages/account/sign-in.tsx', 'flows/account/sign-in.ts'],
    load: () => import('../pages/account/sign-in.tsx'),
  }),
  join: route(documents.join, {
    hasForm: true,
    // It goes on to where the email went.
    hasList: true,
    isStored: false,
    modules: ['pages/account/join.tsx', 'flows/account/join.ts'],
    load: () => import('../pages/account/join.tsx'),
  }),
  newLink: route(documents.newLink, {
    hasForm: true,
    modules: ['pages/account/new-link.tsx', 'flows/account/new-link.ts'],
    load: () => import('../pages/account/new-link.tsx'),
  }),
  left: route(documents.left, {
    isStored: false,
    modules: ['pages/account/left.tsx'],
    load: () => import('../pages/account/left.tsx'),
  }),
  about: route(documents.about, {
    modules: ['pages/public/about.tsx'],
    load: () => import('../pages/public/about.tsx'),
  }),
  resetPassword: route(documents.resetPassword, {
    hasToken: true,
    modules: ['pages/account/reset-password.tsx', 'flows/account/reset-password.ts'],
    load: () => import('../pages/account/reset-password.tsx'),
  }),
  verifyEmail: route(documents.verifyEmail, {
    hasToken: true,
    modules: ['pages/account/verify-email.tsx', 'flows/account/verify-email.ts'],
    load: () => import('../pages/account/verify-email.tsx'),
  }),
  notFound: route(documents.notFound, {
    isIndexed: false,
    modules: ['pages/public/not-found.tsx'],
    load: () => import('../pages/public/not-found.tsx'),
  }),
  landing: route(documents.landing, {
    modules: ['pages/public/landing.tsx'],
    load: () => import('../pages/public/landing.tsx'),
  }),
} satisfies Record<PublicPage, Route>;
