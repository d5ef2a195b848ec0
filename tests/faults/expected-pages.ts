import type { FormSeen, ModalSeen, Seen } from '../seen.ts';
import { refused, succeeded } from './modal-contents.ts';
import { password } from './test.ts';

/** The landing page, from which no call has left. */
export const landing: Seen = {
  page: 'landing',
  modal: 'hidden',
  form: undefined,
  said: [],
  isBroken: false,
  calls: [],
};

export const about: Seen = { ...landing, page: 'about' };

const emptyForm: FormSeen = {
  typed: { newPassword: '', confirmation: '' },
  faults: [],
  canSubmit: false,
};

export const filledForm: FormSeen = {
  typed: { newPassword: password, confirmation: password },
  faults: [],
  canSubmit: true,
};

/** The reset page as it opens. */
export const resetPage: Seen = { ...landing, page: 'resetPassword', form: emptyForm };

export const loading: ModalSeen = { display: 'loading', message: 'Loading...', advice: '' };
export const long: ModalSeen = { ...loading, advice: 'This takes longer than usual.' };

/** What the real backend says. */
export const changed = succeeded('Your password has been changed.').resetPassword;
export const notValid = refused(
  400,
  'This reset link is not valid or has already been used.',
).resetPassword;
export const malformed = refused(400, 'The request is not in the right form.').resetPassword;
export const verified = succeeded('Your e-mail address is verified.').verifyEmail;
export const alreadyVerified = succeeded('Your e-mail address is already verified.').verifyEmail;
export const unknownLink = refused(400, 'This verification link is not valid.').verifyEmail;
