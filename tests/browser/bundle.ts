import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A script that runs in a page; `file` is its URL. */
export async function bundle(file: string): Promise<string> {
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
