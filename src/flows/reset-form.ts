import { lengthFault } from '../api/password.ts';

interface ResetForm {
  newPassword: string;
  confirmation: string;
}

/** What each field of the form lacks; for its chart, and for the script in the head of its page. */
export function formFaults({ newPassword, confirmation }: ResetForm) {
  return {
    newPassword: lengthFault(newPassword),
    confirmation: newPassword === confirmation ? undefined : 'different',
  } as const;
}
