import { styleId } from './page-protocol.ts';

let coming: Promise<void> | undefined;

/**
 * The style sheet of the whole site, which every page needs but the one that came as HTML: that has
 * what it shows, see page-style.ts. Rejects where the sheet does not come; the next call asks again.
 */
export function wholeStyle(): Promise<void> {
  coming ??= fetchStyle().catch((fault: unknown) => {
    coming = undefined;
    throw fault;
  });
  return coming;
}

async function fetchStyle(): Promise<void> {
  // Where pages are rendered ahead, and in development, there is no sheet to wait for.
  const link = 'document' in globalThis && document.querySelector<HTMLLinkElement>(`#${styleId}`);
  if (!link) return;
  const come = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', reject, { once: true });
  });
  // A sheet that did not come is asked for again when it is switched on once more.
  link.disabled = true;
  link.disabled = false;
  await come;
}
