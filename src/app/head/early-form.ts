import { documentData, takeover } from '../page-protocol.ts';

{
  // Runs inline in the head of a page with a form, which answers once its own script has come.
  documentData().form = 'plain';
  const stopped = new AbortController();
  const until = { signal: stopped.signal };

  // The press of the button is remembered (head/replay-clicks.ts); the browser must not send the form.
  addEventListener('submit', event => event.preventDefault(), until);

  // A disabled button takes no press, so it is enabled as soon as there is text in every field of ours.
  for (const change of ['input', 'change', 'keydown'] as const) {
    addEventListener(
      change,
      ({ target }) => {
        const form = target instanceof HTMLInputElement ? target.form : null;
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
