import type { paths } from './generated/schema.d.ts';

/** A call that has left before the client was there, and waits for it. */
interface EarlyCall {
  url: string;
  /** Resolves to a function that returns the response or throws the error of the call. */
  result: Promise<() => Response>;
  abort: (reason: unknown) => void;
}

declare global {
  var earlyCall: EarlyCall | undefined;
}

/** What every call has in common. */
export const requestOptions = {
  cache: 'no-store',
  referrerPolicy: 'no-referrer',
  // A browser that follows a redirect would take token and password along.
  redirect: 'manual',
} as const satisfies RequestInit;

/** Small enough for the head of a page; the client makes the very same call its own. */
export function verifyEarly(origin: string, token: string): void {
  const path = '/api/user/verify-email' satisfies keyof paths;
  const { href: url } = new URL(`${origin}${path}?token=${encodeURIComponent(token)}`);
  const stop = new AbortController();
  const result = fetch(url, { ...requestOptions, signal: stop.signal }).then(
    response => () => response,
    error => () => {
      throw error;
    },
  );
  globalThis.earlyCall = { url, result, abort: reason => stop.abort(reason) };
}

/** The answer to a request that has left already, at most once; it ends when the request does. */
export function takeEarly({ url, signal }: Request): Promise<Response> | undefined {
  const call = globalThis.earlyCall;
  if (call?.url !== url) return undefined;
  globalThis.earlyCall = undefined;
  const end = () => call.abort(signal.reason);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end);
  return call.result.then(give => give());
}
