import { lengthFault } from '../api/password.ts';

interface ResetForm {
  newPassword: string;
  confirmation: string;
}

/** What is wrong with each field of the form. */
export function formFaults({ newPassword, confirmation }: ResetForm) {
  return {
    newPassword: lengthFault(newPassword),
    confirmation: newPassword === confirmation ? undefined : 'different',
  } as const;
}
