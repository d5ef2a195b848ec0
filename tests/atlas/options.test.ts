import { expect, test } from 'vitest';
import { CannotBuild, readOptions } from '../../src/atlas/build/options.ts';

test('builds, serves and opens the atlas by default', () => {
  expect(readOptions([], {})).toEqual({
    since: undefined,
    port: 4173,
    picturesOnly: false,
    buildOnly: false,
    open: true,
  });
});

test('takes what is asked for', () => {
  const words = ['--since', 'v1', '--port', '0', '--no-open', '--pictures', '--build'];
  expect(readOptions(words, {})).toEqual({
    since: 'v1',
    port: 0,
    picturesOnly: true,
    buildOnly: true,
    open: false,
  });
});

test('gives help when it is asked for', () => {
  expect(readOptions(['--help'], {})).toBe(undefined);
});

test.each([[['--port', 'high']], [['--port', '65536']], [['--colour']], [['more']]])(
  'refuses %j and says what is possible',
  words => {
    expect(() => readOptions(words, {})).toThrow(CannotBuild);
    expect(() => readOptions(words, {})).toThrow(/npm run atlas \[-- OPTIONS\]/);
  },
);

test('is served at the port of the settings, unless the command names one', () => {
  const environment = { ATLAS_PORT: '4200' };
  expect(readOptions([], environment)?.port).toBe(4200);
  expect(readOptions(['--port', '0'], environment)?.port).toBe(0);
});

test('names a setting that is no port', () => {
  const fault = 'The settings are not right:\n- ATLAS_PORT must be a whole number from 1 to 65535.';
  expect(() => readOptions([], { ATLAS_PORT: 'high' })).toThrow(new CannotBuild(fault));
});
