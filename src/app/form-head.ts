import { lengthFault } from '../api/password.ts';
import { formFaults } from '../flows/reset-form.ts';
import { typedText } from '../ui/typed-text.ts';
import { resetForm as words } from '../words/reset-password.ts';
import { errorId, takeover, wasLeft, whenId } from './handover.ts';

// Runs inline in the head of the reset page, and lets its form answer before React has come: it
// draws what `pages/reset-password.tsx` would draw, so that React takes it over as it stands.
const stopped = new AbortController();
const until = { signal: stopped.signal };

const fieldOf = ({ target }: Event) =>
  target instanceof HTMLInputElement && target.form ? target : undefined;

function draw(): void {
  const [newPassword, confirmation] = document.querySelectorAll<HTMLInputElement>('form input');
  const button = document.querySelector<HTMLButtonElement>('form [type=submit]');
  const when = document.getElementById(whenId);
  if (!newPassword || !confirmation || !button || !when) return;
  const values = { newPassword: newPassword.value, confirmation: confirmation.value };
  const faults = formFaults(values);
  tell(newPassword, faults.newPassword);
  tell(confirmation, faults.confirmation);
  button.disabled = Boolean(faults.newPassword ?? faults.confirmation);
  when.textContent = button.disabled ? words.when : '';
}

type Fault = 'tooShort' | 'tooLong' | 'different';

/** Only of a field that was left once. */
function tell(field: HTMLInputElement, fault: Fault | undefined): void {
  const text = fault && wasLeft(field) ? words[fault] : undefined;
  const place = document.getElementById(errorId(field));
  if (place) place.textContent = text ?? '';
  if (text) field.setAttribute('aria-invalid', 'true');
  else field.removeAttribute('aria-invalid');
}

function leave(field: HTMLInputElement | undefined): void {
  // To walk through an empty confirmation is not to confirm anything.
  if (field && (field.name === 'newPassword' || field.value)) field.dataset['left'] = '';
  draw();
}

let label: string | null | undefined;

/** Lets nothing be changed, and says so on the button; without a word it is as it was. */
function lock(busy: string | undefined): void {
  const button = document.querySelector('form [type=submit]');
  if (!button || (busy === undefined && label === undefined)) return;
  label ??= button.textContent;
  button.textContent = busy ?? label;
  for (const field of document.querySelectorAll('input')) field.readOnly = busy !== undefined;
}

addEventListener('input', draw, until);
addEventListener(
  'beforeinput',
  event => {
    const field = fieldOf(event);
    const text = field && typedText(field, event);
    const isTooLong = text !== undefined && lengthFault(text) === 'tooLong';
    const place = field && document.getElementById(errorId(field));
    if (!isTooLong || !place) return;
    event.preventDefault();
    place.textContent = words.tooLong;
  },
  until,
);
addEventListener(
  'focusout',
  event => {
    // When only the window loses focus, the visitor is still in this field.
    if (document.activeElement !== event.target) leave(fieldOf(event));
  },
  until,
);
addEventListener(
  'keydown',
  event => {
    if (event.key === 'Enter' && !event.isComposing) leave(fieldOf(event));
  },
  until,
);
// What is submitted is remembered as a press of its button, see `token-head.ts`, and stays as it is
// until React has come and the call begins.
addEventListener(
  'submit',
  event => {
    event.preventDefault();
    lock(words.busy);
  },
  until,
);
addEventListener(
  'pageshow',
  ({ persisted }) => {
    if (!persisted) return;
    document.querySelector('form')?.reset();
    for (const field of document.querySelectorAll('input')) delete field.dataset['left'];
    draw();
  },
  until,
);
addEventListener(takeover, () => {
  // React knows neither of a text that was refused nor of a form that is locked.
  lock(undefined);
  draw();
  stopped.abort();
});
