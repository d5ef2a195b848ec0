import { readdir } from 'node:fs/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { runBackend, startBackend } from './backend.ts';
import './server/patience.ts';
import { temporaryFolder } from './temporary-folder.ts';

afterEach(() => vi.unstubAllEnvs());

test('the backend of the tests knows nothing of the settings of the shell', async () => {
  const shell = {
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing',
    HOST: '0.0.0.0',
    SITE_ORIGIN: 'https://books.example',
    SITE_FOLDER: '/nowhere',
    MAILBOX: 'off',
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '10.0.0.0/8',
  };
  for (const [name, value] of Object.entries(shell)) vi.stubEnv(name, value);
  const { origin, mailbox, stop } = await startBackend({
    SITE_FOLDER: 'none',
    PROVIDER_STATES: 'on',
  });
  const mails: { links: string[] }[] = await (await fetch(`${mailbox}.json`)).json();
  await stop();
  expect(mails[0]?.links[0]).toMatch(new RegExp(`^${origin}/reset-password\\?token=`));
});

test('the data of a backend are gone when it was killed', async () => {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  vi.stubEnv('TMPDIR', folder);
  const { stop } = await startBackend({ SITE_FOLDER: 'none' });
  expect(await readdir(folder)).toHaveLength(1);
  await stop('SIGKILL');
  expect(await readdir(folder)).toEqual([]);
});

test('the data of a backend that does not start are gone, too', async () => {
  const { folder, remove } = await temporaryFolder();
  onTestFinished(remove);
  vi.stubEnv('TMPDIR', folder);
  const { ended } = await runBackend({ PORT: 'x' });
  expect((await ended).code).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});
