import { readFileSync, writeFileSync } from 'node:fs';

const file = 'tests/bench/README.md';

/** Puts a text between `<!-- name -->` and `<!-- /name -->` of the README of the benchmarks. */
export function writePart(name: string, text: string): void {
  const old = readFileSync(file, 'utf8');
  const part = new RegExp(`(<!-- ${name} -->\n)[^]*(\n<!-- /${name} -->)`);
  if (!part.test(old)) throw new Error(`${file} has no place for ${name}`);
  writeFileSync(
    file,
    old.replace(part, (_, begin: string, end: string) => begin + text + end),
  );
}
