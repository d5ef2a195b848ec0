import type { PGlite, PGliteOptions } from '@electric-sql/pglite';

/**
 * PGlite over the files at a path, with the extensions without which its tables could not be read. Where
 * they cannot be opened, its first query rejects.
 */
export async function openPGlite(path: string, options?: PGliteOptions): Promise<PGlite> {
  const [{ PGlite: Engine }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return new Engine(path, { ...options, extensions: { pg_trgm } });
}
