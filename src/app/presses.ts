import { takesLong } from '../flows/next-steps.ts';
import { root } from '../paths.ts';
import { ready, rootId, takeover, whenId } from './handover.ts';
import { show, showStuck, watchScripts } from './stuck.ts';

/**
 * For the head of a page that does something: what is pressed before the page's own script has come is
 * pressed again when it is ready. Scripts may neither arrive nor fail: after 8 seconds a page
 * with a place for it says that it takes long, after 30 it offers to load itself again.
 */
export function rememberPresses(): void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const begin = (milliseconds: number, work: () => void) =>
    void timers.push(setTimeout(work, milliseconds));
  const tellOfDelay = (text: string) => {
    const places = `#${whenId}, dialog[open] div p + p, dialog[open] [aria-live=polite]`;
    for (const place of document.querySelectorAll(places)) place.textContent = text;
  };
  const beginToWait = () => {
    if (timers.length > 0) return;
    begin(8_000, () => tellOfDelay(takesLong));
    begin(30_000, () => showStuck(() => location.reload()));
  };
  addEventListener('DOMContentLoaded', () => {
    if (document.querySelector('dialog[open]')) beginToWait();
  });

  // A visitor who closes what is shown does not wait for the script.
  const pressed: (HTMLElement | null | undefined)[] = [];
  const press = (button: HTMLElement | null | undefined) => {
    pressed.push(button);
    if (button) beginToWait();
    if (button?.closest('dialog')) begin(1_000, () => location.replace(root));
  };
  const remember = ({ target }: Event) => {
    if (target instanceof Element) press(target.closest('button'));
  };
  const rememberEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape')
      press(document.querySelector<HTMLElement>('dialog[open]:not(:modal) button'));
  };
  addEventListener('click', remember);
  addEventListener('keydown', rememberEscape);
  addEventListener(takeover, () => {
    removeEventListener('click', remember);
    for (const timer of timers) clearTimeout(timer);
    // React takes over what came as HTML.
    if (document.querySelector('dialog[open]')) tellOfDelay('');
    show(rootId);
  });
  addEventListener(ready, () => {
    removeEventListener('keydown', rememberEscape);
    pressed.splice(0).forEach(button => button?.click());
  });

  // A page of links works without its app; one with a flow must not wait for ever.
  watchScripts();
}
