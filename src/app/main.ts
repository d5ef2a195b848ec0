import '../ui/tokens.css';
import { reload } from './reload.ts';

const { token } = document.documentElement.dataset;
// A form answers without it, see form-head.ts; a link without a token leads elsewhere.
const canWait = token === undefined || (token === 'present' && document.querySelector('form'));
const start = once(async () => {
  try {
    const [{ start }] = await Promise.all([import('./start.tsx'), wholeStyle()]);
    await start();
  } catch {
    dispatchEvent(new CustomEvent('stuck', { detail: reload }));
  }
});

if (!canWait) {
  start();
} else {
  for (const touch of ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const) {
    addEventListener(touch, start, { once: true, passive: true });
  }
  addEventListener('load', () => whenIdle(start), { once: true });
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
