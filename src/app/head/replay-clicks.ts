import { root } from '../../paths.ts';
import { busy } from '../../words/elements.ts';
import { takesLong } from '../../words/result-modal.ts';
import { adviceId, ready, replaced, rootId, takeover, whenId } from '../page-protocol.ts';
import { show, showStuck, watchScripts } from '../stuck.ts';

{
  // Runs inline behind a page that does something: a press that comes before the page's own
  // script is repeated when that is ready. A button that sends a form says so at once. Scripts may neither
  // arrive nor fail: after 8 seconds the page says that it takes long, after 30 it offers to load itself again.
  const timers: ReturnType<typeof setTimeout>[] = [];
  const begin = (milliseconds: number, work: () => void) =>
    void timers.push(setTimeout(work, milliseconds));
  const former = new Map<Element, string | null>();
  const say = (text: string, places: Iterable<Element>) => {
    for (const place of places) {
      if (!former.has(place)) former.set(place, place.textContent);
      place.textContent = text;
    }
  };
  const announceDelay = () => {
    const places = `#${whenId}, #${adviceId}, dialog[open] [aria-live=polite], [type=submit] + output`;
    say(takesLong, document.querySelectorAll(places));
  };
  const beginToWait = () => {
    if (timers.length > 0) return;
    begin(8_000, announceDelay);
    begin(30_000, () => showStuck(() => location.reload()));
  };
  addEventListener('DOMContentLoaded', () => {
    if (document.querySelector('dialog[open]')) beginToWait();
  });

  const pressed: (HTMLElement | null | undefined)[] = [];
  const press = (button: HTMLElement | null | undefined) => {
    pressed.push(button);
    if (button) beginToWait();
    if (button?.matches('[type=submit]')) say(busy, [button]);
    // A visitor who closes the modal does not wait for the script.
    if (button?.closest('dialog')) begin(1_000, () => location.replace(root));
  };
  const remember = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLButtonElement>('button:not([popovertarget])');
    // A search needs no script, nor does what opens a popover.
    if (button?.type !== 'submit' || button.form?.method !== 'get') press(button);
  };
  const rememberEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape')
      press(document.querySelector<HTMLElement>('dialog[open]:not(:modal) [name=close]'));
  };
  addEventListener('click', remember);
  addEventListener('keydown', rememberEscape);
  addEventListener(takeover, () => {
    removeEventListener('click', remember);
    for (const timer of timers) clearTimeout(timer);
    // React takes the page over as it came.
    for (const [place, text] of former) place.textContent = text;
    show(rootId);
  });
  // The form is empty again, see head/early-form.ts.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) pressed.length = 0;
  });
  addEventListener(replaced, ({ detail: heirOf }) => {
    pressed.push(...pressed.splice(0).map(button => button && heirOf(button)));
  });
  addEventListener(ready, () => {
    removeEventListener('keydown', rememberEscape);
    for (const button of pressed.splice(0)) {
      // A form that can't be sent says what is wrong.
      if (button?.matches('[type=submit]:disabled')) button.closest('form')?.requestSubmit();
      else button?.click();
    }
  });

  // A page of links works without its app; one with a flow must not wait for ever.
  watchScripts();
}
