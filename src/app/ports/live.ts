import { firstServerTime } from '../../exchange/server-time.ts';

/** What a stream says: that something has changed, or only that it is there. */
type Sign = 'changed' | 'beat';

/** What tabs say to each other: what the stream says, or when a page was asked for that has come now. */
type Said = Sign | number;

/** In milliseconds, between two questions where nothing comes through. */
const intervalMs = 30_000;
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
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it has our origin alone
  const say = (said: Said) => tabs.postMessage(said);
  /** When the stream of this tab has said last that something has changed. */
  let changedAt = 0;
  tabs.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (typeof data !== 'number') hear(data);
    else if (changedAt >= data) say('changed');
  });
  const takeLead = leadInTurn(sign => {
    if (sign === 'changed') changedAt = Date.now();
    say(sign);
    hear(sign);
  });
  say(performance.timeOrigin);
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
  const openStream = () => {
    stream?.close();
    stream = open(onSign);
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

/** The server says at the beginning whether something has changed since it was first asked by this document. */
function open(onSign: (sign: Sign) => void): EventSource {
  const since = firstServerTime();
  const query = since === undefined ? '' : `?since=${new Date(since).toISOString()}`;
  const stream = new EventSource(`/api/live${query}`);
  stream.addEventListener('message', () => onSign('changed'));
  stream.addEventListener('beat', () => onSign('beat'));
  return stream;
}
