import type { PublicPage } from '../paths.ts';
import { documents } from '../words/public/documents.ts';
import { type Route, route } from './route.ts';

/** The public site. The order is that of the specification; any other path shows the landing page. */
export const routes = {
  contactUs: route(documents.contactUs, () => import('../pages/contact/contact-us.tsx'), {
    // Its form comes once it is known to be open.
    hasList: true,
  }),
  club: route(documents.club, () => import('../pages/public/club.tsx')),
  team: route(documents.team, () => import('../pages/public/team.tsx')),
  event: route(documents.event, () => import('../pages/public/event.tsx')),
  home: route(documents.guestHome, () => import('../pages/books/guest-home.tsx'), {
    // A member gets the members' document at its address.
    isStored: false,
  }),
  signIn: route(documents.signIn, () => import('../pages/account/sign-in.tsx'), {
    hasForm: true,
    isStored: false,
  }),
  join: route(documents.join, () => import('../pages/account/join.tsx'), {
    hasForm: true,
    // It goes on to where the email went.
    hasList: true,
    isStored: false,
  }),
  newLink: route(documents.newLink, () => import('../pages/account/new-link.tsx'), {
    hasForm: true,
  }),
  left: route(documents.left, () => import('../pages/account/left.tsx'), { isStored: false }),
  about: route(documents.about, () => import('../pages/public/about.tsx')),
  resetPassword: route(
    documents.resetPassword,
    () => import('../pages/account/reset-password.tsx'),
    { hasToken: true },
  ),
  verifyEmail: route(documents.verifyEmail, () => import('../pages/account/verify-email.tsx'), {
    hasToken: true,
  }),
  notFound: route(documents.notFound, () => import('../pages/public/not-found.tsx'), {
    isIndexed: false,
  }),
  landing: route(documents.landing, () => import('../pages/public/landing.tsx')),
} satisfies Record<PublicPage, Route>;
