import { readFileSync, writeFileSync } from 'node:fs';

const file = 'README.md';

/** What stands in the README between `<!-- name -->` and `<!-- /name -->`. */
export function readPart(name: string): string {
  return split(name).part;
}

/** Puts a text in its place. */
export function writePart(name: string, text: string): void {
  const { before, after } = split(name);
  writeFileSync(file, before + text + after);
}

function split(name: string) {
  const text = readFileSync(file, 'utf8');
  const [begin, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  const from = text.indexOf(begin) + begin.length;
  const to = text.indexOf(end);
  if (from < begin.length || to < from) throw new Error(`${file} has no place for ${name}`);
  return { before: text.slice(0, from), part: text.slice(from, to), after: text.slice(to) };
}
