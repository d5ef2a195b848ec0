import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuilder, type Rolldown } from 'vite';
import { vi } from 'vitest';
import { madeOnce } from './made-once.ts';

/** A script of the site. */
export interface Chunk {
  fileName: string;
  /** The files of the scripts that it imports at once. */
  imports: string[];
  /** The ids of its modules, and what each gives to it, in bytes. */
  modules: Record<string, number>;
}

export interface SiteBuild {
  /** Shared: a test that changes something in it does so in a copy. */
  folder: string;
  chunks: Chunk[];
  /** The file of the whole style sheet. */
  style: string;
  /** Of a file of the site, compressed by Brotli, in bytes. */
  sizeOf: (file: string) => Promise<number>;
}

/** The site as it is shipped, built once, with what each script was made of. */
export async function buildSite(): Promise<SiteBuild> {
  const folder = await madeOnce({ name: 'site', sources, make });
  const chunks: Chunk[] = JSON.parse(await readFile(join(folder, chunksFile), 'utf8'));
  const [style] = globSync('assets/*.css', { cwd: join(folder, 'site') });
  if (!style) throw new Error('The site has no style sheet');
  return {
    folder,
    chunks,
    style,
    sizeOf: async file => (await readFile(join(folder, 'site', `${file}.br`))).length,
  };
}

const sources = [
  'src/**',
  'tests/kit/site-build.ts',
  'tsconfig.json',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
const chunksFile = 'chunks.json';

async function make(folder: string): Promise<void> {
  const chunks: Chunk[] = [];
  vi.stubEnv('BUILD_FOLDER', folder);
  vi.stubEnv('NODE_ENV', 'production');
  const builder = await createBuilder({
    configFile: 'vite.config.ts',
    logLevel: 'warn',
    plugins: [
      {
        name: 'keep the chunks',
        applyToEnvironment: ({ name }) => name === 'client',
        writeBundle: (_, bundle) => void chunks.push(...Object.values(bundle).flatMap(chunkOf)),
      },
    ],
  });
  await builder.buildApp();
  vi.unstubAllEnvs();
  await writeFile(join(folder, chunksFile), JSON.stringify(chunks));
}

function chunkOf(part: Rolldown.OutputChunk | Rolldown.OutputAsset): Chunk[] {
  if (part.type !== 'chunk') return [];
  const { fileName, imports, modules } = part;
  const lengths = Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength]);
  return [{ fileName, imports, modules: Object.fromEntries(lengths) }];
}
