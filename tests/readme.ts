import { readFileSync, writeFileSync } from 'node:fs';

const files = ['tests/bench/README.md', 'tests/README.md'];

/** Puts a text between `<!-- name -->` and `<!-- /name -->` of a README. Throws where none has them. */
export function writePart(name: string, text: string): void {
  const { file, before, after } = split(name);
  writeFileSync(file, before + text + after);
}

function split(name: string) {
  const [begin, end] = [`<!-- ${name} -->\n`, `\n<!-- /${name} -->`];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const from = text.indexOf(begin) + begin.length;
    const to = text.indexOf(end);
    if (from < begin.length || to < from) continue;
    return { file, before: text.slice(0, from), after: text.slice(to) };
  }
  throw new Error(`Neither ${files.join(' nor ')} has a place for ${name}`);
}
