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

/** A page comes with no more style than it shows by itself, see page-style.ts. */
async function wholeStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  link.addEventListener('load', resolve);
  link.addEventListener('error', reject);
  await promise;
}
