import { expect, test } from 'vitest';
import { isAddress } from '../../../src/server/ground/mail-address.ts';

test.each([
  'a@b.example',
  'anna.b+books@d-e.f.example',
  "o'neil@books.example",
  '!#$%&*/=?^_`{|}~-@books.example',
  'a@1.books.example',
  'a@b--c.example',
  'zoë@books.example',
  'Anna@MÜLLER.example',
  'anna@xn--mller-kva.example',
  '用户@例子.example',
  `${'a'.repeat(64)}@books.example`,
  `a@${'b'.repeat(63)}.example`,
  `ab@${'b.'.repeat(122)}example`,
])('a mail can be sent to %j', address => {
  expect(isAddress(address)).toBe(true);
});

test.each([
  ['not one address', ['', 'anna', '@books.example', 'anna@', 'a@b@c.example', ' a@b.example']],
  [
    'more than an address',
    ['Anna <a@b.example>', '"a b"@c.example', 'a@b.example,c', 'a\n@b.example'],
  ],
  ['dots in the wrong place', ['.a@b.example', 'a.@b.example', 'a..b@c.example']],
  ['an empty label', ['a@.example', 'a@b..example', 'a@b.example.', 'a@\u00ad.example']],
  ['no label of a host', ['a@-b.example', 'a@b-.example', 'a@b_c.example', 'a@b c.example']],
  ['a name of one network', ['anna@localhost', 'anna@books']],
  ['numbers', ['a@192.0.2.1', 'a@1.2', 'a@１.２', 'a@1.0x1', 'a@[192.0.2.1]', 'a@[IPv6:::1]']],
  ['an address of the web', ['a@b.example/c', 'a@b.example#c', 'a@ä.example/c', 'a@ä%62.example']],
  ['too many octets before the @', [`${'a'.repeat(65)}@b.example`, `${'ä'.repeat(33)}@b.example`]],
  ['a label that is too long', [`a@${'b'.repeat(64)}.example`, `a@${'ä'.repeat(60)}.example`]],
  ['too long', [`abc@${'b.'.repeat(122)}example`, `äb@${'b.'.repeat(122)}example`]],
])('no mail can be sent to %s', (_, texts) => {
  expect(texts.filter(isAddress)).toEqual([]);
});
