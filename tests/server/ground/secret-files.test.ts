import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../src/server/ground/config.ts';
import { type TemporaryFolder, temporaryFolder } from '../../kit/temporary-folder.ts';

const url = 'postgresql://exchange:secret@localhost/exchange';
let temporary: TemporaryFolder;
let file: string;
beforeAll(async () => {
  temporary = await temporaryFolder();
  file = join(temporary.folder, 'database-url');
  await writeFile(file, `${url}\n`);
});
afterAll(() => temporary.remove());

test('a secret is read from the file that a setting names', () => {
  expect(readConfig({ DATABASE_URL_FILE: file }).data).toEqual({ kind: 'postgresql', url });
});

test('what a file says is checked as a setting is, and never repeated', () => {
  expect(() => readConfig({ SECRET_KEY: '', SMTP_URL_FILE: file })).toThrow(/- SMTP_URL must be /);
  expect(() => readConfig({ SMTP_URL_FILE: file })).not.toThrow('secret');
});

test('a file that cannot be read, or a setting beside it, is refused by its name', () => {
  const missing = join(temporary.folder, 'missing');
  expect(() =>
    readConfig({ SECRET_KEY_FILE: missing, DATABASE_URL_FILE: file, DATABASE_URL: url }),
  ).toThrow(
    new Error(
      'The settings are not right:\n' +
        '- Only one of DATABASE_URL and DATABASE_URL_FILE may be set.\n' +
        `- SECRET_KEY_FILE cannot be read: ENOENT: no such file or directory, open '${missing}'.`,
    ),
  );
});
