import '../ui/tokens.css';
import { reload } from './reload.ts';

const hasFlow = document.documentElement.dataset['token'] !== undefined;
const start = once(async () => {
  try {
    const { start } = await import('./start.tsx');
    await start();
  } catch {
    dispatchEvent(new CustomEvent('stuck', { detail: reload }));
  }
});

if (hasFlow) {
  start();
} else {
  for (const touch of ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const) {
    addEventListener(touch, start, { once: true, passive: true });
  }
  addEventListener('load', () => whenIdle(start), { once: true });
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
