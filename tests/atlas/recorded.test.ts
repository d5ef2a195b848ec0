import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folders } from '../../src/atlas/build/files.ts';
import { readGallery } from '../../src/atlas/build/gallery.ts';
import { readRecorded } from '../../src/atlas/build/recorded.ts';

const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
afterAll(() => rmSync(folder, { recursive: true }));

const step = {
  chart: 'door',
  event: 'start',
  sender: null,
  taken: ['door::knock::0'],
  states: ['door'],
};
const walk = {
  file: 'a.test.ts',
  test: 'opens',
  kind: 'unit',
  window: null,
  passed: true,
  steps: [step],
  row: { rule: 'opens', acted: 1, places: ['open'] },
  ignored: [],
};
const kill = { file: 'b.test.ts', at: 'door', kind: 'tag dropped', mutant: 'no tag', row: 'opens' };
const record = {
  name: 'unit-a',
  code: { charts: { door: 'a1' }, tests: { 'a.test.ts': 'b2' } },
  walks: [walk],
  kills: [kill],
  skipped: [],
};

/** What is read where one file holds a text. */
function read(content: unknown, text = JSON.stringify(content)) {
  writeFileSync(join(folder, 'site.json'), text);
  return readRecorded(folder);
}

describe('a record of tests', () => {
  test('is read', () => {
    expect(read(record)).toEqual({ recorded: [record], unreadable: [] });
  });

  test.each<[what: string, content: unknown]>([
    ['nothing', null],
    ['a list', []],
    ['no name', { ...record, name: undefined }],
    ['no code', { ...record, code: null }],
    ['a digest that is no text', { ...record, code: { ...record.code, charts: { door: 1 } } }],
    ['no walks', { ...record, walks: null }],
    ['a walk that is none', { ...record, walks: [null] }],
    ['a walk without steps', { ...record, walks: [{ ...walk, steps: undefined }] }],
    ['a walk of no kind', { ...record, walks: [{ ...walk, kind: 'other' }] }],
    ['a walk that says of its end in words', { ...record, walks: [{ ...walk, passed: 'no' }] }],
    ['a row without a rule', { ...record, walks: [{ ...walk, row: {} }] }],
    ['a step that is none', { ...record, walks: [{ ...walk, steps: [null] }] }],
    [
      'a step without a way',
      { ...record, walks: [{ ...walk, steps: [{ ...step, taken: undefined }] }] },
    ],
    ['a test that did not run and has no title', { ...record, skipped: [1] }],
    ['a kill that is none', { ...record, kills: [null] }],
    ['a kill without a place', { ...record, kills: [{ ...kill, at: undefined }] }],
  ])('is unreadable with %s', (_, content) => {
    const file = relative(folders.root, join(folder, 'site.json'));
    expect(read(content)).toEqual({ recorded: [], unreadable: [file] });
  });

  test('is unreadable where it is cut off', () => {
    const text = JSON.stringify(record).slice(0, -9);
    expect(read(record, text).unreadable).toHaveLength(1);
  });
});

test('a file in the place of the folder of records is unreadable, and no folder is none', () => {
  read(record, 'no folder');
  const file = join(folder, 'site.json');
  expect(readRecorded(file)).toEqual({
    recorded: [],
    unreadable: [relative(folders.root, file)],
  });
  expect(readRecorded(join(folder, 'gone'))).toEqual({ recorded: [], unreadable: [] });
});

describe('the index of the pictures', () => {
  const picture = {
    state: 'door',
    window: 'phone',
    theme: 'dark',
    file: 'gallery/door.phone.dark.png',
    width: 1,
    height: 2,
  };
  const index = join(folder, 'index.json');

  function readIndex(text: string) {
    writeFileSync(index, text);
    return readGallery(folder);
  }

  test('is read, and tells which pictures are gone', () => {
    const file = join(folder, 'door.phone.dark.png');
    const text = JSON.stringify([picture]);
    const missing = [relative(folders.root, file)];
    expect(readIndex(text)).toEqual({ pictures: [], missing, unreadable: [] });
    writeFileSync(file, '');
    expect(readIndex(text)).toEqual({ pictures: [picture], missing: [], unreadable: [] });
  });

  test.each(['[{', 'null', '[null]', JSON.stringify([{ ...picture, file: undefined }])])(
    'is unreadable as %s',
    text => {
      expect(readIndex(text)).toMatchObject({
        pictures: [],
        unreadable: [relative(folders.root, index)],
      });
    },
  );
});
