import { rootId, stuck, stuckId } from './page-protocol.ts';

/** Shows that the page could not be loaded where one of its scripts fails. */
export function watchScripts(): void {
  addEventListener(stuck, ({ detail }) => showStuck(detail));
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) showStuck(() => location.reload());
    },
    true,
  );
}

/** Shows it now; `reload` loads the page again when the visitor asks for it. */
export function showStuck(reload: () => void): void {
  const notice = document.getElementById(stuckId);
  if (!notice) return addEventListener('DOMContentLoaded', () => showStuck(reload));
  // Until now it was no part of the page, which has one main part.
  const template = notice.querySelector('template');
  template?.replaceWith(template.content);
  show(stuckId);
  notice.querySelector('button')?.addEventListener('click', reload);
}

/** Shows the root or the notice in its place. */
export function show(shown: typeof rootId | typeof stuckId): void {
  for (const id of [rootId, stuckId]) {
    const part = document.getElementById(id);
    if (part) part.hidden = id !== shown;
  }
}
