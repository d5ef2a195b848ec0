import { token } from '../../src/kits/acts.ts';
import { paths } from '../../src/paths.ts';
import type { FormSeen, ModalSeen } from '../seen.ts';
import type { Act } from './vocabulary.ts';

export const good = 'nine yellow lanterns';
export const resetLink = `${paths.resetPassword}?token=${token}`;
export const verificationLink = `${paths.verifyEmail}?token=${token}`;

export const tooShort = '*Minimum length should 6 characters.';
export const tooLong = '*Maximum length is 50 characters.';
export const differ = '*Passwords do not match.';
export const oops = 'Oops, something went wrong.';

export const loading: ModalSeen = { display: 'loading', message: 'Loading...', advice: '' };
export const long: ModalSeen = { ...loading, advice: 'This takes longer than usual.' };
export const verified: ModalSeen = { display: 'success', message: 'Verified.', advice: '' };
export const changed: ModalSeen = {
  display: 'success',
  message: 'Changed.',
  advice: 'It is in force from now on.',
};
export const unknown: ModalSeen = {
  display: 'failure',
  message: 'Unknown.',
  advice: 'Write to us for a new link: hello@book-exchange.example',
};

/** The form of the reset page, before anything is typed. */
export const emptyResetForm: Partial<FormSeen> = { typed: { newPassword: '', confirmation: '' } };

export const saysVerified: Act = ['the server answers', 200, { message: 'Verified.' }];
export const saysChanged: Act = ['the server answers', 200, { message: 'Changed.' }];
export const saysUnknown: Act = ['the server answers', 400, { message: 'Unknown.', error: true }];

/** The form sent, by a visitor who opened the link of the mail. */
export const submitted = ['opens a reset link', ['types twice', good], 'submits'] as const;
/** The same, by a visitor who has been on another page before, which is now one step Forward. */
export const submittedBeforeAbout = [
  'opens a reset link',
  ['follows the link to', 'about'],
  'goes Back',
  ['types twice', good],
  'submits',
] as const;
