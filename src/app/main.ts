import '../ui/tokens.css';

const start = once(() => import('./start.tsx').then(({ start }) => start()));

if (document.documentElement.dataset['token']) {
  start();
} else {
  const firstTouch = ['pointerover', 'pointerdown', 'keydown', 'focusin'] as const;
  for (const event of firstTouch) addEventListener(event, start, { once: true, passive: true });
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
