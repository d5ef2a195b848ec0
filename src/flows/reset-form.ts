import { lengthFault } from '../api/password.ts';

interface ResetForm {
  newPassword: string;
  confirmation: string;
}

/** The fault of each field, for the chart of the form and for the script in the head of its page. */
export function formFaults({ newPassword, confirmation }: ResetForm) {
  return {
    newPassword: lengthFault(newPassword),
    confirmation: newPassword === confirmation ? undefined : 'different',
  } as const;
}
