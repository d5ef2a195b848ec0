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
import { serve } from './serving.ts';
import { type Measured, tableOf } from './table.ts';
import { visit } from './visit.ts';

// Measures what members open beside the same markup and style as a file without scripts, in turns:
//   npm run bench:content -- [--runs 5] [--write] [name=origin …]
// Another origin is that of a server with the data of the demo, such as an earlier release.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
});
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
const browser = await chromium.launch(wholeBrowserOptions());
const entries: (Measured & { cookies: Cookie[] })[] = [];
for (const [competitor = '', origin = ''] of origins) {
  const { cookies, pages } = await look(browser, origin);
  for (const [page, { path, html }] of Object.entries(pages)) {
    const url = origin + path;
    entries.push({ page, competitor, url, aim: 'the content', samples: [], cookies });
    if (competitor !== 'product') continue;
    await mkdir(join(folder, 'static', page), { recursive: true });
    await writeFile(join(folder, 'static', page, 'index.html'), asFile(html));
  }
}
const floor = await serve(join(folder, 'static'));
for (const { page } of entries.filter(({ competitor }) => competitor === 'product')) {
  const url = `${floor.origin}/${page}`;
  entries.push({ page, competitor: 'static', url, aim: 'the content', samples: [], cookies: [] });
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
if (values.write) writePart('content', text);

/** Signs in, and takes the pages as the member gets them. */
async function look(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin });
  const { request } = context;
  await request.get('/api/session');
  const token = (await context.cookies()).find(({ name }) => name === 'XSRF-TOKEN');
  const headers = { 'x-xsrf-token': token?.value ?? '' };
  await request.post('/api/session', { headers, data: { email, password: demoPassword } });
  const { items } = await (await request.get('/api/copies')).json();
  const paths = {
    home: memberPaths.home,
    requests: memberPaths.requests,
    copy: memberPaths.copy(items[0].id),
  };
  const pages: Record<string, { path: string; html: string }> = {};
  for (const [page, path] of Object.entries(paths)) {
    pages[page] = { path, html: await (await request.get(path)).text() };
  }
  const cookies = await context.cookies();
  await context.close();
  return { cookies, pages };
}

/** The same markup and style, which fetches nothing. */
function asFile(html: string): string {
  return html
    .replaceAll(/<script\b[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="(modulepreload|manifest)"[^>]*>|<link id="whole-style"[^>]*>/g, '');
}
