import type { Rolldown } from 'vite';

/** What is known of a script of the build. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'dynamicImports' | 'moduleIds'
>;

/** Each document is started by a module of its own; all of them have one entry. */
const starts = { public: 'app/public-start.ts', members: 'app/members-start.ts' } as const;

export type DocumentName = keyof typeof starts;

/** The scripts that a document imports before it has started, and all that it can ever import. */
export function reachOf(document: DocumentName, entry: Chunk, chunks: Chunk[]) {
  const foreign = new Set(
    Object.values(starts)
      .filter(start => start !== starts[document])
      .map(start => chunkOf(start, chunks).fileName),
  );
  const first = entry.dynamicImports.filter(file => !foreign.has(file));
  return {
    start: closureOf([entry.fileName, ...first], chunks, ({ imports }) => imports),
    all: closureOf([entry.fileName, ...first], chunks, chunk =>
      chunk === entry ? chunk.imports : chunk.imports.concat(chunk.dynamicImports),
    ),
  };
}

/** These files and all that they lead to. */
export function closureOf(
  files: string[],
  chunks: Chunk[],
  next: (chunk: Chunk) => string[],
): string[] {
  const found = new Set(files);
  for (const file of found) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const name of chunk ? next(chunk) : []) found.add(name);
  }
  return [...found];
}

/** The script that holds a module, which is named from `src` on. */
export function chunkOf(module: string, chunks: Chunk[]): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(`/src/${module}`)));
  if (!chunk) throw new Error(`No script of the build holds ${module}`);
  return chunk;
}
