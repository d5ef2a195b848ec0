import createFetchClient from 'openapi-fetch';
import { learnTime } from '../exchange/server-time.ts';
import type { Operation } from './answer.ts';
import { requestOptions, takeEarly } from './early-call.ts';
import type { components, paths } from './generated/schema.d.ts';
import { type Outcome, outcomeOf, readerOf } from './outcome.ts';
import { xsrfHeaderName, xsrfToken, xsrfTokens } from './xsrf.ts';

export interface ClientSettings {
  /** Where calls are answered that anyone may make, without a trailing slash. */
  origin: string;
  /**
   * Where those are answered that a session belongs to: the page's own origin, so that their addresses
   * are relative. Given only where there is no page, outside a browser.
   */
  sessionOrigin?: string;
  /** In the form of `document.cookie`. */
  cookies?: () => string;
  /** In milliseconds, until the whole answer has arrived. */
  timeout?: number;
}

export type Client = ReturnType<typeof createClient>;

/** The one client. Its calls go through `ask`, which turns every result or error into an outcome. */
export function createClient({
  origin,
  sessionOrigin = '',
  cookies = () => '',
  timeout = 30_000,
}: ClientSettings) {
  const xsrf = { cookies, turn: 0 };
  return {
    open: fetchClient({ origin, base: origin, xsrf }),
    session: fetchClient({ origin: sessionOrigin, base: '', xsrf }),
    xsrf,
    timeout,
  };
}

interface FetchClient {
  origin: string;
  /** What an address begins with as the web writes it, by which the rule on XSRF goes. */
  base: string;
  xsrf: {
    cookies: () => string;
    /** How many tokens have been refused: each time it is the turn of the next cookie. */
    turn: number;
  };
}

function fetchClient({ origin, base, xsrf }: FetchClient) {
  const client = createFetchClient<paths>({
    ...requestOptions,
    baseUrl: origin,
    fetch: request => takeEarly(request) ?? globalThis.fetch(request),
  });
  client.use({
    onRequest({ request: { method, headers }, schemaPath }) {
      const token = xsrfToken({ method, url: base + schemaPath, headers, ...xsrf });
      if (token) headers.set(xsrfHeaderName, token);
    },
    onResponse({ response }) {
      learnTime(response.headers.get('Date'));
    },
  });
  return client;
}

type Code = NonNullable<components['schemas']['Answer']['code']>;

interface Reply {
  data?: string | undefined;
  error?: unknown;
  response: Response;
}

/**
 * `call` asks openapi-fetch with `parseAs: 'text'`, so that no body can make it throw. What changes something
 * is sent only once its answer can be read.
 */
export async function ask<Name extends Operation>(
  operation: Name,
  { timeout, xsrf }: Client,
  signal: AbortSignal,
  call: (signal: AbortSignal) => Promise<Reply>,
  isChange = false,
): Promise<Outcome<Name>> {
  const tooLate = AbortSignal.timeout(timeout);
  // Else while the server works on its answer.
  const reader = readerOf(operation);
  // It is waited for once there is an answer.
  reader.catch(() => {});
  try {
    if (isChange) await reader;
    const end = AbortSignal.any([signal, tooLate]);
    let reply = await call(end);
    if (lacksToken(reply)) {
      // The refusal has changed nothing, and has brought the right token, if the browser keeps cookies.
      for (const _ of xsrfTokens(xsrf.cookies())) {
        xsrf.turn += 1;
        reply = await call(end);
        if (!lacksToken(reply)) break;
      }
    }
    const { data, error, response } = reply;
    return outcomeOf(await reader, response, response.ok ? parsed(data) : error);
  } catch {
    if (signal.aborted) return { kind: 'aborted' };
    return { kind: tooLate.aborted ? 'timed out' : 'offline' };
  }
}

function lacksToken({ error, response }: Reply): boolean {
  if (response.status !== 403 || typeof error !== 'object' || error === null) return false;
  return 'code' in error && error.code === ('xsrf token refused' satisfies Code);
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
