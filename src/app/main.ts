import '../ui/tokens.css';
import { reload } from './reload.ts';

const { token } = document.documentElement.dataset;
const hasForm = document.querySelector('form') !== null;
const start = once(async () => {
  try {
    // Each part is taken up by itself, so that nobody who types meanwhile waits for all of it.
    const parts = [import('react-dom/client'), import('../flows/site.ts')];
    const [{ start }] = await Promise.all([import('./start.tsx'), wholeStyle(), ...parts]);
    await new Promise(resolve => setTimeout(resolve));
    await start();
  } catch {
    dispatchEvent(new CustomEvent('stuck', { detail: reload }));
  }
});

// A page of links needs nothing more before it is touched, and a form answers by form-head.ts; but
// a link without a token leads elsewhere, and a call that has left has an answer to show.
if (token === 'absent' || (token === 'present' && !hasForm)) {
  start();
} else {
  for (const touch of ['pointerover', 'keydown'] as const) {
    addEventListener(touch, event => leadsAway(event) || start(), { passive: true });
  }
  if (hasForm) addEventListener('load', () => whenIdle(start), { once: true });
}

/** A finger on a link has chosen already, and what is fetched now would only be in its way. */
function leadsAway(event: Event): boolean {
  const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
  return isFinger && event.target instanceof Element && event.target.closest('a') !== null;
}

/** A page comes with no more style than it shows by itself, see page-style.ts. */
async function wholeStyle(): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>('meta[name="style"]');
  if (!named) return;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const link = document.createElement('link');
  link.addEventListener('load', resolve);
  link.addEventListener('error', reject);
  link.rel = 'stylesheet';
  link.href = named.content;
  document.head.append(link);
  await promise;
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4_000 });
  else setTimeout(work, 1_000);
}

function once(work: () => Promise<void>): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    void work();
  };
}
