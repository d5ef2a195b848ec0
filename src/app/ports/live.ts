/** What a stream says: that something has changed, or only that it is there. */
type Sign = 'changed' | 'beat';

/** In milliseconds, between two questions where nothing comes through. */
const intervalMs = 30_000;
/** In milliseconds, for which a page is taken to show what there is: on a slow line its scripts come later. */
const freshMs = 10_000;
/** In milliseconds, after which it is taken that nothing comes through: a server beats twice in it. */
const silenceMs = 60_000;

/**
 * Calls `refresh` while the page is visible and something of the member may have changed. Of all tabs one
 * leads: it has the stream and passes on what it hears, for a browser opens no more than six connections to
 * a host. A tab that is looked at and hears nothing, because what is between it and the server holds the stream
 * back or the leading tab sleeps, asks by itself and takes the lead, until it hears something again.
 */
export function startLive(refresh: () => void): void {
  const take = whileVisible(refresh);
  // Only over TLS, and on the own machine.
  if (!('locks' in navigator)) {
    setInterval(take, intervalMs);
    return;
  }
  const tabs = new BroadcastChannel('live');
  let timer: ReturnType<typeof setTimeout>;
  const expectSign = (withinMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      take();
      if (document.visibilityState === 'visible') takeLead();
      expectSign(intervalMs);
    }, withinMs);
  };
  const hear = (sign: Sign) => {
    expectSign(silenceMs);
    if (sign === 'changed') take();
  };
  tabs.addEventListener('message', ({ data }: MessageEvent<Sign>) => hear(data));
  const takeLead = leadInTurn(sign => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it has our origin alone
    tabs.postMessage(sign);
    hear(sign);
  });
  expectSign(silenceMs);
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

/** Opens a stream once no other tab leads. Returns what opens one now: the tab that led waits from then on. */
function leadInTurn(onSign: (sign: Sign) => void): () => void {
  let stream: EventSource | undefined;
  // The page has just asked, or the server for it.
  let isFirst = performance.now() < freshMs;
  const openStream = () => {
    stream?.close();
    stream = open(onSign, isFirst);
    isFirst = false;
    // Has the lead until it ends, or another tab takes it.
    return new Promise<never>(() => undefined);
  };
  let isWaiting = false;
  const wait = () => {
    if (isWaiting) return;
    isWaiting = true;
    lead({});
  };
  const lead = (options: LockOptions) => {
    const led = navigator.locks.request('live', options, () => {
      if (!options.steal) isWaiting = false;
      return openStream();
    });
    led.catch(() => {
      stream?.close();
      stream = undefined;
      wait();
    });
  };
  wait();
  return () => {
    if (stream) void openStream();
    else lead({ steal: true });
  };
}

/** The server says at the beginning that something may have changed. */
function open(onSign: (sign: Sign) => void, hasAsked: boolean): EventSource {
  const stream = new EventSource('/api/live');
  let isKnown = hasAsked;
  stream.addEventListener('message', () => {
    onSign(isKnown ? 'beat' : 'changed');
    isKnown = false;
  });
  stream.addEventListener('beat', () => onSign('beat'));
  return stream;
}
