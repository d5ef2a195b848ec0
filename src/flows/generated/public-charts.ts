// Generated from the names of files by `npm run generate`.
import { chartOf } from '../page-chart.ts';

/** The charts of the pages of a document, each fetched when its page is opened. */
export const publicCharts = {
  resetPassword: async () => {
    const { resetPassword } = await import('../reset-password.ts');
    return chartOf('resetPassword', resetPassword);
  },
  verifyEmail: async () => {
    const { verifyEmail } = await import('../verify-email.ts');
    return chartOf('verifyEmail', verifyEmail);
  },
  signIn: async () => {
    const { signIn } = await import('../home/sign-in.ts');
    return chartOf('signIn', signIn);
  },
};
