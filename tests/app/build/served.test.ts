import { createServer, preview, type PreviewServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { developmentHeaders, fileHeaders, pageHeaders } from '../../../src/app/build/headers.ts';
import { readSettings } from '../../../src/app/build/settings.ts';
import { pageNames, paths } from '../../../src/paths.ts';
import { writeFiles } from '../../server/world.ts';
import { documentsOf } from '../../site-files.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const settings = readSettings({});
const local = { configFile: 'vite.config.ts', logLevel: 'silent' } as const;
const withToken = new Set<string>([paths.resetPassword, paths.verifyEmail]);
const secrecyOf = (path: string) => ({
  hasToken: withToken.has(path),
  isStored: !withToken.has(path) && path !== paths.home,
});
const open = secrecyOf('/');

describe('while the site is developed', () => {
  let server: ViteDevServer;

  beforeAll(async () => {
    server = await createServer({
      ...local,
      server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    });
    await server.listen();
  });
  afterAll(() => server.close());

  test.each(pageNames)('the page %s has the headers of the shipped one', async name => {
    const path = paths[name];
    expect(await headersAt(server, path)).toEqual(
      shown(developmentHeaders(secrecyOf(path), settings)),
    );
  });

  test('a page allows scripts and styles in it, and nothing else that the shipped one does not', () => {
    const policyOf = (headers: Record<string, string>) =>
      headers['Content-Security-Policy']?.split('; ').toSorted();
    const inline = "'unsafe-inline'";
    expect(policyOf(developmentHeaders(open, settings))).toEqual(
      policyOf(pageHeaders('', open, settings))?.map(directive =>
        /^(script|style)-src /.test(directive) ? `${directive} ${inline}` : directive,
      ),
    );
  });

  test.each(['/atlas/', '/@vite/client', '/main.ts'])('%s has none of them', async path => {
    expect(await headersAt(server, path, '*/*')).toEqual({});
  });
});

describe('a preview', () => {
  let build: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: PreviewServer;
  const html = (path: string) => `<p>${path}`;
  const headers = (path: string) => pageHeaders(html(path), secrecyOf(path), settings);

  beforeAll(async () => {
    build = await temporaryFolder();
    const all = Object.values(paths);
    await writeFiles(build.folder, {
      ...documentsOf(html),
      'site/robots.txt': 'User-agent: *',
      'site/assets/main-abc12345.js': 'run();',
      'headers.json': JSON.stringify({
        pages: Object.fromEntries(all.map(path => [path, headers(path)])),
        members: headers('members'),
        ...fileHeaders,
      }),
    });
    vi.stubEnv('BUILD_FOLDER', build.folder);
    server = await preview({ ...local, preview: { port: 0, host: '127.0.0.1' } });
    vi.unstubAllEnvs();
  });
  afterAll(async () => {
    await server.close();
    await build.remove();
  });

  test.each(Object.values(paths))('shows %s with the headers of the build', async path => {
    const [address = ''] = server.resolvedUrls?.local ?? [];
    expect(await (await fetch(new URL(path, address))).text()).toBe(html(path));
    expect(await headersAt(server, path)).toEqual(shown(headers(path)));
  });

  test("shows the members' document to somebody with a session", async () => {
    const [address = ''] = server.resolvedUrls?.local ?? [];
    const answer = await fetch(new URL('/home', address), { headers: { Cookie: 'session=abc' } });
    expect(await answer.text()).toBe(html('members'));
    expect(shown(Object.fromEntries(answer.headers))).toEqual(shown(headers('members')));
  });

  test('shows the landing page where there is none', async () => {
    expect(await headersAt(server, '/nowhere')).toEqual(shown(headers('/')));
  });

  test.each([
    ['/robots.txt', fileHeaders.files],
    ['/assets/main-abc12345.js', fileHeaders.hashed],
  ])('has the file %s', async (path, ofFile) => {
    expect(await headersAt(server, path)).toEqual(shown(ofFile));
  });
});

async function headersAt(
  { resolvedUrls }: ViteDevServer | PreviewServer,
  path: string,
  Accept = 'text/html',
) {
  const [address = ''] = resolvedUrls?.local ?? [];
  const { headers } = await fetch(new URL(path, address), { headers: { Accept } });
  return shown(Object.fromEntries(headers));
}

/** But for `Cache-Control`, which Vite writes itself. */
function shown(headers: Record<string, string>): Record<string, string> {
  const own =
    /^(strict-transport|x-content-type|x-robots|cross-origin|permissions|referrer|content-sec)/;
  return Object.fromEntries(
    Object.entries(headers)
      .map(([name, value]): [string, string] => [name.toLowerCase(), value])
      .filter(([name]) => own.test(name)),
  );
}
