import { takeover } from '../page-protocol.ts';

{
  // Runs inline behind a page with a form, which answers once its own script has come.
  const stopped = new AbortController();
  const until = { signal: stopped.signal };

  // The press of the button is remembered (head/replay-clicks.ts); the browser must not send the form.
  addEventListener('submit', event => event.preventDefault(), until);

  // These keys send a message; the press is remembered, too.
  const sendByKey = ({ key, ctrlKey, metaKey, isComposing, target }: KeyboardEvent) => {
    if (key !== 'Enter' || !(ctrlKey || metaKey) || isComposing) return;
    if (!(target instanceof HTMLTextAreaElement)) return;
    target.form?.querySelector<HTMLButtonElement>('[type=submit]')?.click();
  };
  addEventListener('keydown', sendByKey, until);

  // A disabled button takes no press, so it is enabled as soon as there is text in every field of ours.
  for (const change of ['input', 'change', 'keydown'] as const) {
    addEventListener(
      change,
      ({ target }) => {
        const form = target instanceof Element ? target.closest('form') : null;
        const button = form?.querySelector<HTMLButtonElement>('[type=submit]');
        const fields = form?.querySelectorAll<HTMLInputElement>('input:required') ?? [];
        if (button && [...fields].every(({ value }) => value)) button.disabled = false;
      },
      until,
    );
  }
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) document.querySelector('form')?.reset();
    },
    until,
  );
  addEventListener(takeover, () => stopped.abort());
}
