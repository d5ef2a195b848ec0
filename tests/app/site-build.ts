import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createBuilder, type Rolldown } from 'vite';
import { vi } from 'vitest';

export type Chunk = Rolldown.OutputChunk;

export interface SiteBuild {
  folder: string;
  chunks: Chunk[];
  /** The file of the whole style sheet. */
  style: string;
  /** The file of all open pages. */
  dictionary: string;
  /** Of a file of the site, compressed by Brotli, in bytes. */
  sizeOf: (file: string) => Promise<number>;
  remove: () => Promise<void>;
}

/** Builds the site as it is shipped, elsewhere, and keeps what each script was made of. */
export async function buildSite(): Promise<SiteBuild> {
  await mkdir('reports', { recursive: true });
  const folder = await mkdtemp(resolve('reports', 'site-'));
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
        writeBundle: (_, bundle) =>
          void chunks.push(...Object.values(bundle).filter(part => part.type === 'chunk')),
      },
    ],
  });
  await builder.buildApp();
  vi.unstubAllEnvs();
  const [style] = globSync('assets/*.css', { cwd: join(folder, 'site') });
  const [dictionary] = globSync('assets/*.dict', { cwd: join(folder, 'site') });
  if (!style || !dictionary) throw new Error('The site has no style sheet, or no dictionary');
  return {
    folder,
    chunks,
    style,
    dictionary,
    sizeOf: async file => (await readFile(join(folder, 'site', `${file}.br`))).length,
    remove: () => rm(folder, { recursive: true }),
  };
}
