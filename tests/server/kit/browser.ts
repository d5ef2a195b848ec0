import type { InjectOptions } from 'fastify';
import type { World } from './world.ts';

interface Asked {
  /** Beside those that a browser sends by itself; undefined leaves one out. */
  headers?: Record<string, string | undefined>;
  payload?: object;
}

let browsers = 0;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * A browser, as far as the server can tell: it has an address of its own on this machine, keeps cookies, and its
 * pages send the token of XSRF back.
 */
export function openBrowser(
  world: Pick<World, 'app'>,
  name = 'a browser',
  /** Of the host, on whatever port. */
  cookies = new Map<string, string>(),
  remoteAddress = ownAddress(),
) {
  const keep = (line: string) => {
    const [pair = '', ...attributes] = line.split('; ');
    const [cookie = '', ...value] = pair.split('=');
    if (attributes.includes('Max-Age=0')) cookies.delete(cookie);
    else cookies.set(cookie, value.join('='));
  };
  const ask = async (method: Method, url: string, asked: Asked = {}) => {
    const sent = {
      'user-agent': name,
      'sec-fetch-site': 'same-origin',
      'x-xsrf-token': method === 'GET' ? undefined : cookies.get('XSRF-TOKEN'),
      cookie: [...cookies].map(pair => pair.join('=')).join('; ') || undefined,
      ...asked.headers,
    };
    const headers = Object.fromEntries(
      Object.entries(sent).flatMap(([header, value]) => (value ? [[header, value] as const] : [])),
    );
    const options: InjectOptions = { method, url, headers, remoteAddress };
    if (asked.payload) options.payload = asked.payload;
    const response = await world.app.inject(options);
    const lines = [response.headers['set-cookie'] ?? []].flat();
    lines.forEach(keep);
    return { status: response.statusCode, body: response.json(), cookies: lines };
  };
  return {
    cookies,
    remoteAddress,
    ask,
    /** Opens a page, which asks who is signed in. */
    open: () => ask('GET', '/api/session'),
    signIn: (email: string, password: string, headers: Asked['headers'] = {}) =>
      ask('POST', '/api/session', { payload: { email, password }, headers }),
    signOut: (headers: Asked['headers'] = {}) => ask('DELETE', '/api/session', { headers }),
  };
}

/** A browser in which a page is open. */
export async function visit(world: Pick<World, 'app'>, name?: string): Promise<Browser> {
  const browser = openBrowser(world, name);
  await browser.open();
  return browser;
}

function ownAddress(): string {
  browsers += 1;
  return `127.1.${browsers >> 8}.${browsers & 255}`;
}

export type Browser = ReturnType<typeof openBrowser>;
