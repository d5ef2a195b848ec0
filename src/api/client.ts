import createFetchClient from 'openapi-fetch';
import type { Operation } from './answer.ts';
import { requestOptions, takeEarly } from './early-call.ts';
import type { components, paths } from './generated/schema.d.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { xsrfHeaderName, xsrfToken } from './xsrf.ts';

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
  return {
    open: fetchClient({ origin, base: origin, cookies }),
    session: fetchClient({ origin: sessionOrigin, base: '', cookies }),
    timeout,
  };
}

interface FetchClient {
  origin: string;
  /** What an address begins with as the web writes it, by which the rule on XSRF goes. */
  base: string;
  cookies: () => string;
}

function fetchClient({ origin, base, cookies }: FetchClient) {
  const client = createFetchClient<paths>({
    ...requestOptions,
    baseUrl: origin,
    fetch: request => takeEarly(request) ?? globalThis.fetch(request),
  });
  client.use({
    onRequest({ request: { method, headers }, schemaPath }) {
      const token = xsrfToken({ method, url: base + schemaPath, headers, cookies });
      if (token) headers.set(xsrfHeaderName, token);
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

/** `call` asks openapi-fetch with `parseAs: 'text'`, so that no body can make it throw. */
export async function ask<Name extends Operation>(
  operation: Name,
  { timeout }: Client,
  signal: AbortSignal,
  call: (signal: AbortSignal) => Promise<Reply>,
): Promise<Outcome<Name>> {
  const tooLate = AbortSignal.timeout(timeout);
  try {
    const end = AbortSignal.any([signal, tooLate]);
    const first = await call(end);
    // The refusal has brought the right token as a cookie, and has changed nothing.
    const { data, error, response } = lacksToken(first) ? await call(end) : first;
    return outcomeOf(operation, response, response.ok ? parsed(data) : error);
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
