/** In milliseconds, after which is asked anew where no stream comes through. */
const intervalMs = 30_000;

/**
 * Calls `refresh` while the page is visible and something of the member may have changed. Of all tabs one
 * has the stream and passes on what it hears, for a browser opens no more than six connections to a host.
 */
export function startLive(refresh: () => void): void {
  const tabs = new BroadcastChannel('live');
  const take = whileVisible(refresh);
  tabs.addEventListener('message', take);
  const passOn = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it has our origin alone
    tabs.postMessage('changed');
    take();
  };
  // Only over TLS, and on the own machine.
  if (!('locks' in navigator)) setInterval(take, intervalMs);
  else void navigator.locks.request('live', () => new Promise<never>(() => listen(passOn)));
}

/** A page in the background is refreshed once it is seen again. */
function whileVisible(refresh: () => void): () => void {
  let isStale = false;
  const take = () => {
    isStale = document.visibilityState === 'hidden';
    if (!isStale) refresh();
  };
  document.addEventListener('visibilitychange', () => isStale && take());
  return take;
}

function listen(passOn: () => void): void {
  let stream = open(passOn, true);
  setInterval(() => {
    if (stream.readyState === EventSource.OPEN) return;
    // The browser opens it anew by itself, but not after another answer.
    if (stream.readyState === EventSource.CLOSED) stream = open(passOn, false);
    passOn();
  }, intervalMs);
}

/** The server says at the beginning that something may have changed: the first time the page has just asked. */
function open(passOn: () => void, isFirst: boolean): EventSource {
  const stream = new EventSource('/api/live');
  let isKnown = isFirst;
  stream.addEventListener('message', () => {
    if (!isKnown) passOn();
    isKnown = false;
  });
  return stream;
}
