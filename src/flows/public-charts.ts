import type { PublicPage } from '../paths.ts';
import { chartOf } from './page-chart.ts';

/**
 * The charts of the public pages that have one, each fetched when its page is opened; and of the page of
 * the members' document at which guests look from there.
 */
export const publicCharts = {
  contactUs: async () => chartOf('contactUs', (await import('./contact/contact-us.ts')).contactUs),
  home: async () => chartOf('home', (await import('./books/home.ts')).home),
  copy: async () => chartOf('copy', (await import('./books/copy.ts')).copy),
  resetPassword: async () =>
    chartOf('resetPassword', (await import('./account/reset-password.ts')).resetPassword),
  verifyEmail: async () =>
    chartOf('verifyEmail', (await import('./account/verify-email.ts')).verifyEmail),
  signIn: async () => chartOf('signIn', (await import('./account/sign-in.ts')).signIn),
  join: async () => chartOf('join', (await import('./account/join.ts')).join),
  newLink: async () => chartOf('newLink', (await import('./account/new-link.ts')).newLink),
} satisfies { [Page in PublicPage | 'copy']?: () => Promise<{ page: Page }> };
