import { ready, replaced } from './page-protocol.ts';

/** What a visitor can use; each is known by a name, an address, what it opens or what it says. */
const controls = 'a[href], button, input[name], textarea, select';

/**
 * A password manager or a translation may have altered the page, which React then draws anew. What
 * is returned hands over to the new page what the visitor has done to the old one; to be called in
 * the very task in which React takes over the page, before that looks at itself.
 */
export function keepInteraction(root: HTMLElement): () => void {
  const before = controlsIn(root);
  const replacements = new WeakMap<Element, HTMLElement>();
  const replacementOf = (element: Element) =>
    element.isConnected ? element : replacements.get(element);
  const stopped = new AbortController();
  const until = { signal: stopped.signal, capture: true };
  const { promise: whenReady, resolve } = Promise.withResolvers<void>();

  // React sets these to what the HTML says, even where it hydrates them.
  const changed = new Map(
    [...root.querySelectorAll<Choosing>(choosing)]
      .filter(isChanged)
      .map(field => [field, field.value]),
  );
  const note = ({ target }: Event) => {
    if (isChoosing(target)) changed.set(target, target.value);
  };
  addEventListener('input', note, until);

  let focused = document.activeElement;
  let opened = root.querySelector(':popover-open');
  let held = root.querySelector(`:is(${controls}):active`);
  // What is removed loses the focus, too, but its new one has come before the microtask.
  const look = () => queueMicrotask(() => (focused = document.activeElement));
  addEventListener('focusin', look, until);
  addEventListener('focusout', look, until);
  addEventListener('toggle', () => (opened = root.querySelector(':popover-open')), until);

  const hold = ({ target }: Event) => {
    held = target instanceof Element ? target.closest(controls) : null;
  };
  // A touch becomes a press only when it ends; where a press has begun before, it goes on.
  const goOn = (event: Event) => (held && replacements.has(held)) || hold(event);
  // The browser sees no click where the element was replaced while it was pressed.
  const release = () =>
    setTimeout(() => {
      const heir = held && replacements.get(held);
      held = null;
      if (heir) void whenReady.then(() => heir.click());
    });
  addEventListener('pointerdown', hold, until);
  addEventListener('mousedown', goOn, until);
  addEventListener('mouseup', release, until);
  // Nor does React hear of one that made it replace the element.
  const hear = (click: Event) => {
    // Those of scripts repeat what was pressed before.
    if (!click.isTrusted) return;
    hold(click);
    release();
  };
  addEventListener('click', hear, until);
  // What was typed before is heard as if it were typed now, and before what was pressed then.
  const tell = () => {
    for (const field of root.querySelectorAll<Typing>('input, textarea')) {
      if (isTyped(field)) field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  addEventListener(ready, tell, { capture: true, once: true });
  addEventListener(ready, () => {
    resolve();
    if (before.every(({ isConnected }) => isConnected)) stopped.abort();
    before.length = 0;
  });

  return () => {
    for (const [field, value] of changed) if (field.value !== value) field.value = value;
    const lost = before.filter(old => !old.isConnected && !replacements.has(old));
    if (lost.length === 0) return;
    const now = controlsIn(root);
    for (const old of lost) {
      const isLike = (one: Element) => nameOf(one) === nameOf(old);
      const heir = now.filter(isLike)[before.filter(isLike).indexOf(old)];
      if (!heir) continue;
      replacements.set(old, heir);
      // What nobody has typed or chosen would overwrite a draft.
      if (isChoosing(old) && isChoosing(heir) && isChanged(old)) heir.value = old.value;
      if (old instanceof HTMLInputElement && heir instanceof HTMLInputElement) {
        if (isTyped(old)) heir.value = old.value;
        if (old.checked !== old.defaultChecked) heir.checked = old.checked;
      }
    }
    if (opened && !opened.isConnected) document.getElementById(opened.id)?.showPopover();
    const heir = focused && replacements.get(focused);
    if (heir && document.activeElement === document.body) {
      heir.focus({ preventScroll: true });
      // A box has no selection.
      if (isField(heir) && isField(focused) && focused.selectionStart !== null)
        heir.setSelectionRange(focused.selectionStart, focused.selectionEnd);
    }
    dispatchEvent(new CustomEvent(replaced, { detail: replacementOf }));
  };
}

type Typing = HTMLInputElement | HTMLTextAreaElement;
type Choosing = HTMLTextAreaElement | HTMLSelectElement;
const choosing = 'textarea, select';

function isChoosing(target: EventTarget | null): target is Choosing {
  return target instanceof Element && target.matches(choosing);
}

function isChanged(field: Choosing): boolean {
  if (field instanceof HTMLTextAreaElement) return isTyped(field);
  return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

function controlsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(controls)];
}

function nameOf(control: Element): string {
  const names = ['name', 'href', 'popovertarget'].map(one => control.getAttribute(one));
  return `${control.tagName} ${names.find(Boolean) ?? control.textContent}`;
}

function isTyped(field: Typing): boolean {
  return field.value !== field.defaultValue;
}

function isField(control: Element | null): control is Typing {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}
