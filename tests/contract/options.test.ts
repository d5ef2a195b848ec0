import { expect, test } from 'vitest';
import { readOptions, reportsIn, usage } from '../../src/contract/options.ts';

const url = ['--url', 'https://books.example/base'];
const states = ['--states', 'http://127.0.0.1:3000/provider-states'];

test('has defaults for all but the two addresses', () => {
  expect(readOptions([...url, ...states])).toEqual({
    url: new URL('https://books.example/base'),
    states: new URL('http://127.0.0.1:3000/provider-states'),
    pact: 'pacts/web-backend.json',
    openapi: 'openapi.yaml',
    reports: 'reports/contract',
    headers: {},
    seed: expect.stringMatching(/^\d+$/),
    only: [],
    baseline: undefined,
    updatesBaseline: false,
    origin: undefined,
  });
});

test('takes headers, the last of a name', () => {
  const headers = ['--header', 'X-Gate=a=b', '--header', 'Accept=x', '--header', 'x-gate='];
  expect(readOptions([...url, ...states, ...headers])?.headers).toEqual({
    'x-gate': '',
    accept: 'x',
  });
});

test('asks for help before anything else', () => {
  expect(readOptions(['--help'])).toBeUndefined();
});

test.each([
  { words: states, message: '--url is missing.' },
  { words: url, message: '--states is missing.' },
  {
    words: [...states, '--url', '127.0.0.1:3000'],
    message: "--url '127.0.0.1:3000' is not an address that begins with http:// or https://.",
  },
  {
    words: [...url, '--states', 'file:///states'],
    message: "--states 'file:///states' is not an address that begins with http:// or https://.",
  },
  {
    words: [...url, ...states, '--header', 'top secret'],
    message: '--header needs the form KEY=VALUE, and a KEY and a VALUE that HTTP allows.',
  },
  {
    words: [...url, ...states, '--header', 'top secret=1'],
    message: '--header needs the form KEY=VALUE, and a KEY and a VALUE that HTTP allows.',
  },
  {
    words: [...url, ...states, '--update-baseline'],
    message: '--update-baseline needs --baseline FILE.',
  },
  {
    words: [...url, ...states, '--origin', 'books.example'],
    message: "--origin 'books.example' is not an address that begins with http:// or https://.",
  },
  { words: [...url, ...states, '--only', ''], message: '--only needs a TEXT.' },
  {
    words: [...url, ...states, '--verbose'],
    message: expect.stringContaining("Unknown option '--verbose'"),
  },
  {
    words: [...url, ...states, 'pacts'],
    message: expect.stringContaining("Unexpected argument 'pacts'"),
  },
])('refuses $words', ({ words, message }) => {
  expect(() => readOptions(words)).toThrow(Error);
  expect(refusalOf(words)).toEqual([message, usage]);
});

test.each([
  [[], 'reports/contract'],
  [['--reports', 'here', '--nonsense'], 'here'],
  [['--shuffle', '--reports', 'here'], 'here'],
  [['--reports=here', 'pacts'], 'here'],
  [['--url', 'x', '--reports'], 'reports/contract'],
])('finds the folder of the reports in %j, whatever else is wrong', (words, folder) => {
  expect(reportsIn(words)).toBe(folder);
});

function refusalOf(words: string[]): [string | undefined, string] {
  try {
    readOptions(words);
    return [undefined, ''];
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    return [text.split('\n\n')[0], text.split('\n\n').slice(1).join('\n\n')];
  }
}
