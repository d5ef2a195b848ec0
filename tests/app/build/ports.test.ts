import { expect, test } from 'vitest';
import { developing } from '../../../src/app/build/developing.ts';
import { readPorts } from '../../../src/app/build/ports.ts';

test('there are ports without any setting', () => {
  expect(readPorts({})).toEqual({ site: 5173, api: 3001, atlas: 4173 });
});

test('every port comes from the environment', () => {
  const environment = { DEV_PORT: '5200', DEV_API_PORT: '3200', ATLAS_PORT: '4200' };
  expect(readPorts(environment)).toEqual({ site: 5200, api: 3200, atlas: 4200 });
});

test.each(['0', '65536', '-1', '80.5', 'high', '0x50'])(
  'refuses %s and names the setting',
  text => {
    expect(() => readPorts({ DEV_PORT: text, ATLAS_PORT: text })).toThrow(
      new Error(
        'The settings are not right:\n' +
          '- DEV_PORT must be a whole number from 1 to 65535.\n' +
          '- ATLAS_PORT must be a whole number from 1 to 65535.',
      ),
    );
  },
);

test('refuses one port for the site and its backend', () => {
  expect(() => readPorts({ DEV_PORT: '3001' })).toThrow('DEV_PORT and DEV_API_PORT must differ.');
});

test('the backend knows the origin of the site while both are developed', () => {
  expect(developing({ site: 5200, api: 3200 })).toEqual([
    { name: 'site', command: 'vite' },
    {
      name: 'backend',
      command: 'node --watch src/server/main.ts',
      env: { PORT: '3200', SITE_FOLDER: 'none', SITE_ORIGIN: 'http://localhost:5200' },
    },
  ]);
});
