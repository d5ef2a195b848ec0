import { cp, glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build, createServer, type InlineConfig } from 'vite';

const sources = join(import.meta.dirname, 'floors');

/**
 * Builds what the product is measured against into `<folder>/<name>`: pages of the same content and
 * picture, written by hand without a framework (`static`), and the reset form as React hydrates it
 * whole (`hydrated`). They share one head; what stands in `floors` is the rest of each.
 */
export async function buildFloors(folder: string): Promise<void> {
  const head = await readFile(join(sources, 'head.html'), 'utf8');
  const config: InlineConfig = {
    root: join(sources, 'hydrated'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: join(folder, 'hydrated'), emptyOutDir: true },
  };
  // Before the server, with which React would be the one for development.
  await build(config);
  const server = await createServer({ ...config, server: { middlewareMode: true, ws: false } });
  const { Form } = await server.ssrLoadModule('/form.tsx');
  const { Street } = await server.ssrLoadModule(
    join(sources, '../../../src/pages/frame/street.tsx'),
  );
  await server.close();
  await cp(join(sources, 'static'), join(folder, 'static'), { recursive: true });
  for await (const page of glob(join(folder, '{static,hydrated}/**/*.html'))) {
    const html = await readFile(page, 'utf8');
    const filled = html
      .replace('<!--page-->', () => rendered(Form))
      .replace('<!--street-->', () => rendered(Street));
    await writeFile(page, `<!doctype html><html lang="en">${head}${filled}`);
  }
}

function rendered(Part: ComponentType): string {
  return renderToString(createElement(Part));
}
