// Generated from the names of files by `npm run generate`.
import type { Chart } from '../../flows/registry.ts';
import { signIn } from '../home/sign-in.ts';
import { you } from '../home/you.ts';
import type { PageKit } from '../kit.ts';
import { resetPassword } from '../reset-password.ts';
import { verifyEmail } from '../verify-email.ts';

/** The kit of every page that has a flow. */
export const kits = { resetPassword, verifyEmail, signIn, you } satisfies Record<
  Chart['page'],
  PageKit
>;
