import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOpenApi } from '../../src/contract/operations.ts';
import { lint } from './crosschecks.ts';

test('openapi.yaml has no fault, and no example that does not fit its schema', async () => {
  expect(await lint()).toEqual([]);
});

test('every example that is wrong is reported', async () => {
  const document = readOpenApi();
  const places = breakExamples(document);
  const faults = await lintText(JSON.stringify(document));
  const found = faults.flatMap(fault => fault.split(' ')[1] ?? []);
  expect(places.length).toBeGreaterThan(10);
  expect(found.toSorted()).toEqual(places.toSorted());
});

test('what is missing is reported', async () => {
  const document = readOpenApi();
  Object.assign(document.paths['/api/user/verify-email']?.['get'] ?? {}, { description: '' });
  expect(await lintText(JSON.stringify(document))).toHaveLength(1);
});

/** Makes every example a negative number, which none of them may be. Returns where they stand. */
function breakExamples(part: object, pointer = '#'): string[] {
  return Object.entries(part).flatMap(([key, inner]: [string, unknown]) => {
    const place = `${pointer}/${key.replaceAll('/', '~1')}`;
    if (key === 'example' || key === 'value') {
      Object.assign(part, { [key]: -42 });
      return [place];
    }
    return typeof inner === 'object' && inner ? breakExamples(inner, place) : [];
  });
}

async function lintText(text: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'openapi.yaml');
  writeFileSync(file, text);
  return lint(file);
}
