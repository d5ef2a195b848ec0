/** When nothing else is to be done, or at the latest after four seconds. */
export function whenIdle(work: () => void): void {
  // WebKit cannot tell.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 4_000 });
  else setTimeout(work, 1_000);
}
