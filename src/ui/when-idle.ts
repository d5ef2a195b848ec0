/** Runs when the page is idle, or at the latest after four seconds. */
export function whenIdle(work: () => void): void {
  // WebKit has no such function.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4_000 });
  else setTimeout(work, 1_000);
}
