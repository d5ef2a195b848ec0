import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Cookie } from '@playwright/test';
import { memberPaths } from '../../src/paths.ts';
import { demoPassword } from '../../src/server/members/demo-password.ts';
import { installBrowser, wholeBrowserOptions } from '../browser/engine.ts';
import { startBackend } from '../kit/backend.ts';
import { bareEnvironment } from '../kit/bare-environment.ts';
import { writePart } from '../kit/readme-blocks.ts';
import { leanPages } from './lean.ts';
import { serve } from './serving.ts';
import { behindSlowLink, moveToSlowLink } from './slow-link.ts';
import { type Measured, tableOf } from './table.ts';
import { visit } from './visit.ts';

// Measures what members open beside the same markup and style as a file without scripts, and a lean page written by
// hand, in turns; with --real over TCP, TLS and HTTP/2 on a link that is slow by itself, which needs root:
//   npm run bench:content -- [--runs 5] [--real] [--write] [name=origin …]
// Another origin is that of a server with the data of the demo, such as an earlier release.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    real: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
if (values.real) moveToSlowLink();
const linked = values.real ? behindSlowLink : (origin: string) => origin;
const email = 'member-one@book-exchange.example';

installBrowser();
const folder = resolve('reports', 'bench-content');
await mkdir(folder, { recursive: true });
execFileSync('npm', ['run', '--silent', 'build'], {
  stdio: 'inherit',
  env: { ...bareEnvironment, BUILD_FOLDER: join(folder, 'build') },
});
const product = await startBackend({ SITE_FOLDER: join(folder, 'build', 'site') });
const others = positionals.map(argument => argument.split('=', 2));
const origins = [['product', product.origin], ...others];
// An option of the context would have it connect twice.
const args = ['--ignore-certificate-errors'];
const browser = await chromium.launch({ ...wholeBrowserOptions(), args });
const entries: (Measured & { cookies: Cookie[] })[] = [];
for (const [competitor = '', own = ''] of origins) {
  const origin = await linked(own);
  const { cookies, pages, copies } = await look(browser, origin);
  for (const [page, { path }] of Object.entries(pages)) {
    const url = origin + path;
    entries.push({ page, competitor, url, aim: 'the content', samples: [], cookies });
  }
  if (competitor !== 'product') continue;
  const files = Object.entries(pages).map(([page, { html }]) => [`static/${page}`, asFile(html)]);
  const lean = Object.entries(leanPages(copies)).map(([page, html]) => [`lean/${page}`, html]);
  for (const [name = '', html = ''] of [...files, ...lean]) {
    await mkdir(join(folder, 'files', name), { recursive: true });
    await writeFile(join(folder, 'files', name, 'index.html'), html);
  }
}
const floor = await serve(join(folder, 'files'));
const floorOrigin = await linked(floor.origin);
for (const competitor of ['static', 'lean']) {
  for (const page of ['home', 'requests', 'copy']) {
    const url = `${floorOrigin}/${competitor}/${page}`;
    entries.push({ page, competitor, url, aim: 'the content', samples: [], cookies: [] });
  }
}
for (let run = 0; run < Number(values.runs); run += 1) {
  for (const one of entries) one.samples.push(await visit(browser, one.url, one.aim, one.cookies));
}
await browser.close();
await floor.stop();
await product.stop();
await rm(folder, { recursive: true });
const text = tableOf(entries);
console.log(text);
if (values.write) writePart(values.real ? 'content-real' : 'content', text);

/** Signs in, and takes the pages as the member gets them. */
async function look(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true });
  const { request } = context;
  await request.get('/api/session');
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN');
  const headers = { 'x-xsrf-token': token?.value ?? '' };
  await request.post('/api/session', { headers, data: { email, password: demoPassword } });
  const { items: copies } = await (await request.get('/api/copies')).json();
  const paths = {
    home: memberPaths.home,
    requests: memberPaths.requests,
    copy: memberPaths.copy(copies[0].id),
  };
  const pages: Record<string, { path: string; html: string }> = {};
  for (const [page, path] of Object.entries(paths)) {
    pages[page] = { path, html: await (await request.get(path)).text() };
  }
  const cookies = await context.cookies();
  await context.close();
  return { cookies, pages, copies };
}

/** The same markup and style, which fetches nothing. */
function asFile(html: string): string {
  return html
    .replaceAll(/<script\b[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="(modulepreload|manifest)"[^>]*>|<link id="whole-style"[^>]*>/g, '');
}
