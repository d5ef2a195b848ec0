import '../ui/tokens.css';
import { reload } from './reload.ts';

void begin();

async function begin(): Promise<void> {
  try {
    // Each part is taken up by itself, so that nobody who types meanwhile waits for all of it.
    const parts = [import('react-dom/client'), import('../flows/site.ts')];
    const [{ start }] = await Promise.all([import('./start.tsx'), wholeStyle(), ...parts]);
    await new Promise(resolve => setTimeout(resolve));
    await start();
  } catch {
    dispatchEvent(new CustomEvent('stuck', { detail: reload }));
  }
}

/**
 * A page comes with no more style than it shows by itself, see page-style.ts. Where the rest does not
 * come, token-head.ts tells, and a page of links stays as it is.
 */
async function wholeStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  // A sheet that could not be had may be there all the same, without a rule.
  if (!link || link.sheet?.cssRules.length) return;
  await new Promise(resolve => link.addEventListener('load', resolve));
}
