import { currentFlow, type Site } from '../flows/site.ts';

/** Tells the flow what was typed and left while the form had only its script in the head. */
export function tellWhatWasDone(site: Site): void {
  const flow = currentFlow(site.getSnapshot());
  if (flow?.page !== 'resetPassword') return;
  const { ref } = flow;
  const [newPassword, confirmation] = document.querySelectorAll<HTMLInputElement>('form input');
  if (newPassword?.value) ref.send({ type: 'new password typed', value: newPassword.value });
  if (confirmation?.value) ref.send({ type: 'confirmation typed', value: confirmation.value });
  if (wasLeft(newPassword)) ref.send({ type: 'new password left' });
  if (wasLeft(confirmation)) ref.send({ type: 'confirmation left' });
}

function wasLeft(field: HTMLInputElement | undefined): boolean {
  return field !== undefined && 'left' in field.dataset;
}
