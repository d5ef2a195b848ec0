import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A script that runs in a page, from a file beside this one. */
export async function bundle(file: string): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve(file));
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
