import createFetchClient from 'openapi-fetch';
import type { Operation } from './answer.ts';
import { requestOptions, takeEarly } from './early-call.ts';
import type { paths } from './generated/schema.d.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { xsrfHeaderName, xsrfToken } from './xsrf.ts';

export interface ClientSettings {
  /** Where the API answers, without a trailing slash. */
  origin: string;
  /** In the form of `document.cookie`. */
  cookies?: () => string;
  /** In milliseconds, until the whole answer has arrived. */
  timeout?: number;
}

export type Client = ReturnType<typeof createClient>;

/** The one client. Its calls go through `ask`, which turns every result or error into an outcome. */
export function createClient({ origin, cookies = () => '', timeout = 30_000 }: ClientSettings) {
  const client = createFetchClient<paths>({
    ...requestOptions,
    baseUrl: origin,
    fetch: request => takeEarly(request) ?? globalThis.fetch(request),
  });
  client.use({
    onRequest({ request, schemaPath, options }) {
      const { method, headers } = request;
      const url = options.baseUrl + schemaPath;
      const token = xsrfToken({ method, url, headers, cookies });
      if (token) headers.set(xsrfHeaderName, token);
    },
  });
  return { ...client, timeout };
}

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
    const { data, error, response } = await call(AbortSignal.any([signal, tooLate]));
    return outcomeOf(operation, response, response.ok ? parsed(data) : error);
  } catch {
    if (signal.aborted) return { kind: 'aborted' };
    return { kind: tooLate.aborted ? 'timed out' : 'offline' };
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
