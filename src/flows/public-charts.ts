import type { PublicPage } from '../paths.ts';
import { chartOf } from './page-chart.ts';

/**
 * The charts of the public pages that have one, each fetched when its page is opened; and of the page of
 * the members' document at which guests look from there.
 */
export const publicCharts = {
  contactUs: async () => {
    const { contactUs } = await import('./contact/contact-us.ts');
    return chartOf('contactUs', contactUs);
  },
  home: async () => {
    const { home } = await import('./books/home.ts');
    return chartOf('home', home);
  },
  copy: async () => {
    const { copy } = await import('./books/copy.ts');
    return chartOf('copy', copy);
  },
  resetPassword: async () => {
    const { resetPassword } = await import('./account/reset-password.ts');
    return chartOf('resetPassword', resetPassword);
  },
  verifyEmail: async () => {
    const { verifyEmail } = await import('./account/verify-email.ts');
    return chartOf('verifyEmail', verifyEmail);
  },
  signIn: async () => {
    const { signIn } = await import('./account/sign-in.ts');
    return chartOf('signIn', signIn);
  },
  join: async () => {
    const { join } = await import('./account/join.ts');
    return chartOf('join', join);
  },
  newLink: async () => {
    const { newLink } = await import('./account/new-link.ts');
    return chartOf('newLink', newLink);
  },
} satisfies { [Page in PublicPage | 'copy']?: () => Promise<{ page: Page }> };
