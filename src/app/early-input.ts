import { currentFlow, type Site } from '../flows/site.ts';
import { wasLeft } from './handover.ts';

/** Tells the flow what was typed and left while the form had only its script in the head. */
export function replayEarlyInput(site: Site): void {
  const flow = currentFlow(site.getSnapshot());
  if (flow?.page !== 'resetPassword') return;
  const { ref } = flow;
  const [newPassword, confirmation] = document.querySelectorAll<HTMLInputElement>('form input');
  if (newPassword?.value) ref.send({ type: 'new password typed', value: newPassword.value });
  if (confirmation?.value) ref.send({ type: 'confirmation typed', value: confirmation.value });
  if (newPassword && wasLeft(newPassword)) ref.send({ type: 'new password left' });
  if (confirmation && wasLeft(confirmation)) ref.send({ type: 'confirmation left' });
}
