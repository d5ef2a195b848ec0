import { createBuilder, createLogger } from 'vite';
import { expect, test, vi } from 'vitest';
import { placeholdersIn, warnOfPlaceholders } from '../../../src/app/build/placeholders.ts';
import { readSettings } from '../../../src/app/build/settings.ts';

const real = {
  CONTACT_EMAIL: 'us@books.org',
  STORE_LINK: 'https://store.org/app?id=books',
  SOCIAL_LINK_1: 'One https://one.org',
  SOCIAL_LINK_2: 'Two https://two.org/@us.example',
};

test('what is not set is a placeholder, by its name', () => {
  expect(placeholdersIn(readSettings({}))).toEqual(Object.keys(real));
  expect(placeholdersIn(readSettings({ ...real, STORE_LINK: '' }))).toEqual(['STORE_LINK']);
  expect(placeholdersIn(readSettings(real))).toEqual([]);
});

test.each([
  [{}, 1],
  [real, 0],
] as const)('a build with %j warns %i times', async (environment, times) => {
  const customLogger = createLogger('silent');
  const warn = vi.spyOn(customLogger, 'warn');
  const plugins = [warnOfPlaceholders(readSettings(environment))];
  const builder = await createBuilder({ configFile: false, customLogger, plugins });
  builder.build = async () => [];
  await builder.buildApp();
  expect(warn).toHaveBeenCalledTimes(times);
});
