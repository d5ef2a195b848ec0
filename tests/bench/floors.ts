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
 * whole (`hydrated`).
 */
export async function buildFloors(folder: string): Promise<void> {
  await cp(join(sources, 'static'), join(folder, 'static'), { recursive: true });
  await build(configOf('hydrated', folder));
  const server = await createServer({
    ...configOf('hydrated', ''),
    server: { middlewareMode: true, ws: false },
  });
  const { Form } = await server.ssrLoadModule('/form.tsx');
  const { Street } = await server.ssrLoadModule(
    join(sources, '../../../src/pages/frame/street.tsx'),
  );
  await server.close();
  const colours = await readFile(join(sources, 'colours.css'), 'utf8');
  await fill(join(folder, 'hydrated', 'index.html'), { '<!--page-->': rendered(Form) });
  for await (const page of glob(join(folder, 'static/**/*.html'))) {
    await fill(page, { '<!--street-->': rendered(Street), '/* colours */': colours });
  }
}

async function fill(file: string, parts: Record<string, string>): Promise<void> {
  let html = await readFile(file, 'utf8');
  for (const [place, part] of Object.entries(parts)) html = html.replace(place, () => part);
  await writeFile(file, html);
}

function rendered(Part: ComponentType): string {
  return renderToString(createElement(Part));
}

function configOf(name: string, folder: string): InlineConfig {
  return {
    root: join(sources, name),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: join(folder, name), emptyOutDir: true },
  };
}
