import { documentData } from '../page-protocol.ts';

const name = 'serif';

/**
 * Has the page use our typeface where an earlier one has fetched it. Else it is fetched a second after `idle`, for
 * the next page: at once it would delay the first paint. To be called after the style.
 */
export function prepareSerif(idle: 'load' | 'ready'): void {
  try {
    if (name in localStorage) {
      documentData().serif = 'fetched';
      fetchSerif();
    } else {
      addEventListener(idle, () => setTimeout(fetchSerif, 1_000));
    }
  } catch {
    // The visitor allows no storage.
  }
}

/** Where it does not come, the next page asks for it again. */
function fetchSerif(): void {
  document.fonts
    // A letter for which both of its files are needed.
    .load('1em Fraunces', 'ş')
    .then(() => localStorage.setItem(name, ''))
    .catch(() => undefined);
}
