import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type ESTree, minifySync, parseSync, transformSync, Visitor } from 'rolldown/utils';
import { withoutWording } from './wording.ts';

/** What a file says to a computer. */
interface Source {
  /**
   * As the build would minify it: code that differs only in types, comments, style or the names of its
   * variables is equal text.
   */
  code: string;
  /** The same without the descriptions and rules of charts. */
  behaviour: string;
  /** The files that it names by a relative path, or by a pattern for `globSync`. */
  named: string[];
}

const known = new Map<string, Source>();

/** Files that are no module count to the last character, and name no others. */
export function sourceOf(file: string): Source {
  // Vite's server lives longer than a version of a file.
  const version = `${file} ${statSync(file).mtimeMs}`;
  const source = known.get(version) ?? read(file);
  known.set(version, source);
  return source;
}

function read(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const asItIs: Source = { code: text, behaviour: text, named: [] };
  if (!/\.tsx?$/.test(file)) return asItIs;
  const { code: typeless, errors } = transformSync(file, text, { tsconfig: false });
  if (errors.length > 0) return asItIs;
  return {
    code: minified(typeless),
    behaviour: minified(withoutWording(typeless)),
    named: filesIn(typeless, dirname(file)),
  };
}

function minified(code: string): string {
  return minifySync('code.js', code, options).code;
}

/** What can be seen as the code runs stays: that a property is read, and what a function is called. */
const options = {
  module: true,
  compress: {
    keepNames: { function: true, class: true },
    treeshake: { annotations: false, propertyReadSideEffects: 'always' },
  },
  mangle: { keepNames: true },
} as const;

function filesIn(code: string, folder: string): string[] {
  const found: string[] = [];
  new Visitor({
    Literal({ value }) {
      if (typeof value !== 'string' || !/^\.\.?\//.test(value)) return;
      const file = resolve(folder, value);
      if (existsSync(file) && statSync(file).isFile()) found.push(file);
    },
    CallExpression({ callee, arguments: [pattern] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'globSync') return;
      found.push(...filesLike(pattern, folder));
    },
  }).visit(parseSync('code.js', code).program);
  return found;
}

function filesLike(pattern: ESTree.Node | undefined, folder: string): string[] {
  const text = pattern?.type === 'Literal' ? pattern.value : undefined;
  if (typeof text !== 'string' || text.startsWith('/')) return [];
  return globSync(text, { cwd: folder }).map(name => join(folder, name));
}
