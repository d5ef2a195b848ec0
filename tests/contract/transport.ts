interface Settings extends RequestInit {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
}

interface Middleware {
  onRequest(call: {
    request: Request;
    schemaPath: string;
    options: { baseUrl: string };
  }): void | Promise<void>;
}

interface Call {
  params?: { path?: Record<string, string>; query?: Record<string, string> };
  body?: unknown;
  signal: AbortSignal;
}

/** All that `src/api/client.ts` needs of openapi-fetch, so that another library could take its place. */
export default function createTransport({ baseUrl, fetch, ...init }: Settings) {
  const middlewares: Middleware[] = [];
  const send =
    (method: string) =>
    async (schemaPath: string, { params, body, signal }: Call) => {
      const path = schemaPath.replaceAll(/\{(\w+)\}/g, (_, name) =>
        encodeURIComponent(params?.path?.[name] ?? ''),
      );
      const url = `${baseUrl}${path}${queryOf(params?.query)}`;
      const request = new Request(url, { ...init, method, signal, ...bodyOf(body) });
      for (const middleware of middlewares) {
        await middleware.onRequest({ request, schemaPath, options: { baseUrl } });
      }
      const response = await fetch(request);
      const text = await response.text();
      return response.ok ? { data: text, response } : { error: parsed(text), response };
    };
  return {
    GET: send('GET'),
    POST: send('POST'),
    DELETE: send('DELETE'),
    use: (middleware: Middleware) => middlewares.push(middleware),
  };
}

function queryOf(query: Record<string, string> | undefined): string {
  return query ? `?${new URLSearchParams(query)}` : '';
}

function bodyOf(body: unknown): RequestInit {
  return body === undefined
    ? {}
    : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
