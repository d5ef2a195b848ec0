import { expect, test } from 'vitest';
import { hashPassword, isPassword } from '../../../src/server/members/passwords.ts';
import '../kit/long-timeouts.ts';

test('a hash names its algorithm and its costs, and is another one each time', async () => {
  const [one, other] = await Promise.all([hashPassword('lanterns'), hashPassword('lanterns')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(other).not.toBe(one);
});

test.each(['nine yellow lanterns', ' spaces ', 'пароль📚', 'a\0b', ''])(
  '%j is distinguished from every other password',
  async password => {
    const hash = await hashPassword(password);
    expect(await isPassword(password, hash)).toBe(true);
    expect(await isPassword(`${password} `, hash)).toBe(false);
  },
);

test('no case and no last letter is lost, however long a password is', async () => {
  const password = `${'Lanterns '.repeat(20)}end`;
  const hash = await hashPassword(password);
  expect(await isPassword(password, hash)).toBe(true);
  expect(await isPassword(password.toLowerCase(), hash)).toBe(false);
  expect(await isPassword(`${password.slice(0, -1)}t`, hash)).toBe(false);
});

test('a letter with its accent is the same password, in one code point or two', async () => {
  const hash = await hashPassword('caf\u00e9 lanterns');
  expect(await isPassword('cafe\u0301 lanterns', hash)).toBe(true);
  expect(await isPassword('cafe lanterns', hash)).toBe(false);
});

test('a hash with the published answer is understood', async () => {
  const phc =
    '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await isPassword('password', phc)).toBe(true);
});

test.each(['', 'none', '$argon2i$v=19$m=1,t=1,p=1$AAAA$AAAA', '$2b$10$abc'])(
  '%j is the password of no member',
  async hash => {
    expect(await isPassword('', hash)).toBe(false);
  },
);
