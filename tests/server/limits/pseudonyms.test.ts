import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keyName } from '../../../src/server/data/data-folder.ts';
import { openPseudonyms, pseudonymsWith } from '../../../src/server/limits/pseudonyms.ts';
import { temporaryFolder } from '../../kit/temporary-folder.ts';

async function ownFolder(): Promise<string> {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  return folder;
}

function openIn(folder: string | undefined, secretKey?: string) {
  return openPseudonyms({ data: { kind: 'pglite', folder }, secretKey });
}

// RFC 4231, 4.3: a short key and text.
test('a pseudonym is the HMAC of the text', () => {
  const known = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
  expect(pseudonymsWith('Jefe')('what do ya want for nothing?')).toBe(
    Buffer.from(known, 'hex').toString('base64url'),
  );
});

test('a data folder keeps its key, for its owner alone', async () => {
  const folder = await ownFolder();
  const before = await openIn(folder);
  const after = await openIn(folder);
  expect(after('192.0.2.1')).toBe(before('192.0.2.1'));
  expect((await stat(join(folder, keyName))).mode & 0o777).toBe(0o600);
});

test.each(['', 'torn'])('a key that was not written whole (%j) is made anew', async content => {
  const folder = await ownFolder();
  await writeFile(join(folder, keyName), content);
  const made = await openIn(folder);
  expect(made('192.0.2.1')).not.toBe(pseudonymsWith(content)('192.0.2.1'));
  expect((await openIn(folder))('192.0.2.1')).toBe(made('192.0.2.1'));
});

test('the key of the settings comes before that of the folder', async () => {
  const folder = await ownFolder();
  await openIn(folder);
  const key = 'a key of more than thirty-two characters';
  expect((await openIn(folder, key))('192.0.2.1')).toBe(pseudonymsWith(key)('192.0.2.1'));
});
