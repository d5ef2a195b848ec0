import { afterEach, expect, test, vi } from 'vitest';
import { startBackend } from './backend.ts';

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
  const { origin, stop } = await startBackend({ SITE_FOLDER: 'none', PROVIDER_STATES: 'on' });
  const mails: { links: string[] }[] = await (await fetch(`${origin}/mailbox.json`)).json();
  await stop();
  expect(mails[0]?.links[0]).toMatch(new RegExp(`^${origin}/reset-password\\?token=`));
}, 60_000);
