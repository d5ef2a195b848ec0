import type { Form, FormEvents } from '../../kits/kit.ts';

/** What a visitor does with the form of the page that is shown. */
export type Hands = Pick<Form, 'type' | 'leave' | 'submit' | 'returnTo'>;

/** What sends an event of a form; none where no visitor sends it by the form. */
export function gestureOf(
  { fields, submitted, returned }: FormEvents,
  { type, value }: { type: string; value?: string },
): ((hands: Hands) => void) | undefined {
  for (const [field, { typed, left }] of Object.entries(fields)) {
    if (type === typed) return hands => hands.type(field, value ?? '');
    if (type === left) return hands => hands.leave(field);
  }
  if (type === submitted) return hands => hands.submit();
  if (type === returned) return hands => hands.returnTo();
  return undefined;
}

/** Works the page as a browser does, so that it hears of all that its chart hears of. */
export const handsOnPage: Hands = {
  type(name, text) {
    const field = fieldOf(name);
    // React takes no notice of a value that is set on the field itself.
    Reflect.set(HTMLInputElement.prototype, 'value', text, field);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  },
  leave(name) {
    const field = fieldOf(name);
    if (document.activeElement === field) field.blur();
    else field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  },
  submit() {
    document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click();
  },
  returnTo() {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  },
};

function fieldOf(name: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`form input[name=${name}]`);
  if (!field) throw new Error(`The page has no field ${name}`);
  return field;
}
