import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const bundles = new Map<string, Promise<string>>();

/** A script that runs in a page; `file` is its URL. */
export function bundle(file: string): Promise<string> {
  const bundled = bundles.get(file) ?? bundleAnew(file);
  bundles.set(file, bundled);
  return bundled;
}

async function bundleAnew(file: string): Promise<string> {
  const entry = fileURLToPath(file);
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'script' } },
  });
  const [bundled] = Array.isArray(result) ? result : [];
  const [chunk] = bundled?.output ?? [];
  if (!chunk) throw new Error(`${file} was not bundled`);
  return chunk.code;
}
