import { expect, test } from 'vitest';
import type { NoticeType } from '../../../src/api/schemas.ts';
import { operationsOf, readOpenApi } from '../../../src/contract/operations.ts';
import { kindOf } from '../../../src/server/notices/preferences.ts';
import { noticeSentences } from '../../../src/words/notices/notices.ts';

test('the contract says of each notice when it is written, and by which kind it is mailed', () => {
  const operation = operationsOf(readOpenApi()).find(one => one.operationId === 'notices');
  const rows = [...(operation?.description ?? '').matchAll(/^\| ([^|]+) \| .+ \| `(\w+)` \|$/gm)];
  const told = rows.flatMap(([, names = '', kind]) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, kind] as const),
  );
  const isType = (name: string): name is NoticeType => Object.hasOwn(noticeSentences, name);
  const types = Object.keys(noticeSentences).filter(isType);
  expect(told).toHaveLength(types.length);
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(types.map(type => [type, kindOf(type)])),
  );
});
