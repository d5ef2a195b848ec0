import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const built = /^src\/(atlas|contract|tables|api\/generate|app\/build)\//;
const commands = /^src\/server\/(data\/)?([a-z]+-)?backup(-main)?\.ts$/;
/** What runs for visitors: neither while the site is built nor for those who run it or work on it. */
const product = globSync('src/**/*.{ts,tsx,js}').filter(
  file => !built.test(file) && !commands.test(file) && !file.endsWith('.d.ts'),
);
const builders = globSync('src/app/build/*.ts');
const server = product.filter(file => file.startsWith('src/server/'));

test.each([
  ['runs text as a program', /\b(eval|Function)\(|node:vm\b/, "eval('1')"],
  ['starts a process', /node:(child_process|cluster|worker_threads)\b/, "'node:child_process'"],
  ['writes markup', /\b(inner|outer)HTML\s*=|insertAdjacentHTML|dangerously/, 'a.innerHTML = b'],
  [
    'hears other windows',
    /postMessage|onmessage|\('message'|BroadcastChannel/,
    "on('message', a)",
    // A channel of our own origin, which carries nothing but that a session has changed.
    ['src/app/other-tabs.ts'],
  ],
  [
    'keeps anything in a store of the browser',
    /\b(local|session)Storage|indexedDB/,
    'localStorage',
  ],
  [
    'writes a cookie',
    /\bcookie\s*=[^=]|cookieStore|Set-Cookie/i,
    'document.cookie = a',
    ['src/server/calls/operation.ts'],
  ],
  ['makes a regular expression', /\bRegExp\(/, 'new RegExp(a)'],
  ['lets chance be guessed', /Math\.random/, 'Math.random()'],
  ['puts text into SQL', /\bsql\.(raw|lit|ref|id|table)\b|\.query\(/, 'sql.raw(a)'],
])('no source of the product %s', (_, pattern, example, places: string[] = []) => {
  expect(example).toMatch(pattern);
  expect(faultsIn(product, pattern)).toEqual(places);
});

test.each([
  [
    'asks another one',
    /\bfetch\(|\b(connect|createConnection)\(|new Socket\(|^import \{.* from 'node:http'|node:(https|http2|tls|dns|dgram)\b/m,
    "fetch('a')",
  ],
  ['loads a module of another name', /\bimport\((?!')|\brequire\(/, 'import(name)'],
])('no source of the server %s', (_, pattern, example) => {
  expect(example).toMatch(pattern);
  expect(faultsIn(server, pattern)).toEqual([]);
});

test('a backup starts programs by lists of words, and no shell', () => {
  const files = globSync('src/server/**/*backup*.ts');
  const starting = files.filter(file => codeOf(file).includes('child_process'));
  expect(starting).toEqual(['src/server/data/postgresql-backup.ts']);
  const code = starting.map(codeOf).join('');
  expect(code).toContain("import { spawn } from 'node:child_process'");
  expect(code).not.toMatch(/\bshell\b/);
});

test('the server uses files in these places, and in no other', () => {
  expect(faultsIn(server, /node:fs\b/)).toMatchInlineSnapshot(`
    [
      "src/server/data/atomic-file.ts",
      "src/server/data/data-folder.ts",
      "src/server/data/pglite-folder.ts",
      "src/server/limits/pseudonyms.ts",
      "src/server/operation/secret-files.ts",
      "src/server/site/build.ts",
    ]
  `);
});

/** With the hash functions that are named; SHA-2 and Argon2id are approved (ASVS 5.0.0, appendix C). */
test('cryptography is used in these places, and in no other', () => {
  const files = [...product, ...builders]
    .toSorted()
    .filter(file => /\bcrypto['.]/.test(codeOf(file)));
  const used = files.map(file => {
    const code = codeOf(file);
    const [, names = ''] = /import \{ ([^}]*) \} from 'node:crypto'/.exec(code) ?? [];
    const algorithms = code.match(/'(sha\d+|md5|argon2\w+)'/g) ?? [];
    return [file, `${names}: ${[...new Set(algorithms)].toSorted().join(' ')}`];
  });
  expect(Object.fromEntries(used)).toMatchInlineSnapshot(`
    {
      "src/app/build/headers.ts": "createHash: 'sha256'",
      "src/app/build/integrity.ts": "createHash: 'sha256'",
      "src/app/build/prerender.ts": "createHash: 'sha256'",
      "src/server/app.ts": "randomUUID: ",
      "src/server/data/atomic-file.ts": "randomUUID: ",
      "src/server/data/uuid.ts": "randomBytes: ",
      "src/server/limits/pseudonyms.ts": "createHmac, randomBytes: 'sha256'",
      "src/server/mail/delivery.ts": "randomInt: ",
      "src/server/mail/mailbox-page.ts": "createHash: 'sha256'",
      "src/server/members/passwords.ts": "argon2, randomBytes, timingSafeEqual: 'argon2id'",
      "src/server/members/tokens.ts": "createHash, randomBytes: 'sha256'",
      "src/server/operation/config.ts": "randomBytes: ",
      "src/server/sessions/device.ts": "randomBytes: ",
      "src/server/sessions/sessions.ts": "createHash, randomBytes: 'sha256'",
      "src/server/sessions/xsrf.ts": "randomBytes, timingSafeEqual: ",
      "src/server/site/dictionaries.ts": "createHash: 'sha256'",
      "src/server/site/file.ts": "createHash: 'sha256'",
    }
  `);
});

function faultsIn(files: string[], pattern: RegExp): string[] {
  expect(files.length).toBeGreaterThan(30);
  return files.filter(file => pattern.test(codeOf(file))).toSorted();
}

function codeOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '');
}
