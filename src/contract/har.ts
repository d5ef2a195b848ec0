import type { Interaction, Pact } from './pact.ts';

/** Under https, because tools that read traffic warn of a token that is sent in the clear. */
export const harOrigin = 'https://backend.example';

/** A contract as if it were recorded traffic (HTTP Archive 1.2): one entry an interaction. */
export function harOf({ interactions }: Pact) {
  const creator = { name: 'contract', version: '1' };
  return { log: { version: '1.2', creator, entries: interactions.map(entryOf) } };
}

function entryOf({ request, response }: Interaction) {
  const url = new URL(request.path, harOrigin);
  for (const [name, values] of Object.entries(request.query ?? {})) {
    for (const value of values) url.searchParams.append(name, value);
  }
  const text = textOf(response.body);
  return {
    // The format wants a time, and a contract has none.
    startedDateTime: '1970-01-01T00:00:00.000Z',
    time: 0,
    request: {
      method: request.method,
      url: url.href,
      ...message(request.headers),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(request.body && {
        postData: { mimeType: request.body.contentType ?? '', text: textOf(request.body) },
      }),
    },
    response: {
      status: response.status,
      statusText: '',
      ...message(response.headers),
      content: { size: text.length, mimeType: response.body?.contentType ?? '', text },
      redirectURL: '',
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  };
}

function message(headers: Record<string, string[]> = {}) {
  const list = Object.entries(headers).flatMap(([name, values]) =>
    values.map(value => ({ name, value })),
  );
  return { httpVersion: 'HTTP/1.1', headers: list, cookies: [], headersSize: -1, bodySize: -1 };
}

function textOf(body: Interaction['response']['body']): string {
  if (!body) return '';
  const isJson = /[/+]json\b/.test(body.contentType ?? '');
  return isJson ? JSON.stringify(body.content) : String(body.content);
}
