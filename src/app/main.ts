import '../ui/tokens.css';

const hasFlow = document.documentElement.dataset['token'] !== undefined;
const start = once(async () => {
  try {
    const { start } = await import('./start.tsx');
    await start();
  } catch {
    if (hasFlow) tellThatItCannotStart();
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

/** A page of links works without the site; one with a flow must not wait for ever. */
function tellThatItCannotStart(): void {
  const main = document.createElement('main');
  const text = document.createElement('p');
  const again = document.createElement('a');
  text.textContent = 'This page could not be loaded. Check your connection, then ';
  again.textContent = 'load it again';
  again.href = location.href;
  text.role = 'alert';
  main.append(text);
  text.append(again, '.');
  document.getElementById('root')?.replaceChildren(main);
}
