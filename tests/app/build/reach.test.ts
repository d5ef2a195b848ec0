import { expect, test } from 'vitest';
import { type Chunk, chunkOf, reachOf } from '../../../src/app/build/reach.ts';

function chunk(name: string, imports: string[], dynamicImports: string[] = []): Chunk {
  return { fileName: name, imports, dynamicImports, moduleIds: [`/site/src/app/${name}`] };
}

const entry = chunk('main.ts', [], ['public-start.ts', 'members-start.ts', 'react.ts']);

/** A site whose members' document has so many pages. */
function siteWith(pages: number): Chunk[] {
  const names = Array.from({ length: pages }, (_, index) => `member-page-${index}.ts`);
  return [
    entry,
    chunk('react.ts', []),
    chunk('shared.ts', ['react.ts'], ['player.ts']),
    chunk('player.ts', []),
    chunk('public-start.ts', ['shared.ts'], ['about.ts']),
    chunk('about.ts', ['react.ts']),
    chunk('members-start.ts', ['shared.ts'], names),
    ...names.map(name => chunk(name, ['react.ts'])),
  ];
}

test('a document reaches its own pages and what is shared, and no page of the other one', () => {
  expect(reachOf('public', entry, siteWith(1)).all.toSorted()).toEqual([
    'about.ts',
    'main.ts',
    'player.ts',
    'public-start.ts',
    'react.ts',
    'shared.ts',
  ]);
  expect(reachOf('members', entry, siteWith(1)).all.toSorted()).toEqual([
    'main.ts',
    'member-page-0.ts',
    'members-start.ts',
    'player.ts',
    'react.ts',
    'shared.ts',
  ]);
});

test('it starts with what it imports at once', () => {
  expect(reachOf('public', entry, siteWith(1)).start.toSorted()).toEqual([
    'main.ts',
    'public-start.ts',
    'react.ts',
    'shared.ts',
  ]);
});

test("60 more pages of the members' document change nothing of the public one", () => {
  expect(reachOf('public', entry, siteWith(61))).toEqual(reachOf('public', entry, siteWith(1)));
  expect(reachOf('members', entry, siteWith(61)).all).toHaveLength(66);
});

test('a module that no script holds is an error', () => {
  expect(() => chunkOf('app/gone.ts', siteWith(1))).toThrow(
    'No script of the build holds app/gone.ts',
  );
});
