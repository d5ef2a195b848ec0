import { paths } from '../../src/paths.ts';
import { expectShown } from './calls.ts';
import type { Fault } from './catalogue.ts';
import { about, landing, malformed, notValid, unknownLink } from './expected-pages.ts';
import { expectSeen, fillTwice } from './gestures.ts';
import { expect, password } from './test.ts';

/** What may stand in an address. */
export const tokens: Fault[] = [
  withoutToken(100, 'no token', ''),
  withoutToken(101, 'an empty token', '?token='),
  withoutToken(102, 'a token of white space', '?token=%20%09%0A%C2%A0%E3%80%80'),
  withoutToken(103, 'two tokens, the first one empty', '?token=&token=second'),
  withoutToken(104, 'a token that the browser keeps to itself', '#token=of-the-fragment'),
  withoutToken(105, 'a parameter that is written otherwise', '?TOKEN=any&tokens=any&tok%20en=any'),
  withToken(106, 'two tokens: the first one counts', 'token=one-of-two&token=two', 'one-of-two'),
  withToken(107, 'a token of 10,000 characters', `token=${'0123456789'.repeat(1000)}`),
  withToken(108, 'percent signs that mean nothing', 'token=100%%zz%2', '100%%zz%2'),
  withToken(109, 'a plus sign, which means a space', 'token=a+b%2Bc%20d', 'a b+c d'),
  withToken(
    110,
    'signs that divide an address',
    'token=a%26token%3Db%23c%3Fd%2Fe',
    'a&token=b#c?d/e',
  ),
  withToken(111, 'letters of the world', 'token=Käthe%F0%9F%93%9Ae%CC%81', 'Käthe📚e\u0301'),
  withToken(112, 'bytes that are no text', 'token=a%FFb%C3', 'a\uFFFDb\uFFFD'),
  withToken(
    113,
    'NUL, a line break, quotes and markup',
    `token=${encodeURIComponent(nasty())}`,
    nasty(),
  ),
  withToken(114, 'white space around the token', 'token=%20of-mine%09', ' of-mine\t'),
  withToken(115, 'more parameters, and a fragment', 'from=mail&token=of-mine&b=1#main', 'of-mine'),
  atPath(116, 'a slash at the end of the path', path => `${path}/`),
  atPath(117, 'a path with percent signs', path => path.replace('-', '%2D')),
  {
    number: 118,
    name: 'a path in capital letters, which is another one',
    run: async ({ visitor, after }) => {
      after.calls = [];
      for (const path of [paths.resetPassword, paths.verifyEmail]) {
        await visitor.open(`${path.toUpperCase()}?token=any`);
        await expectSeen(visitor, landing);
      }
    },
  },
];

/** Both pages lead to the root, in the place of their own entry in the history. */
function withoutToken(number: number, name: string, ending: string): Fault {
  return {
    number,
    name,
    run: async ({ visitor, after }) => {
      after.calls = [];
      for (const path of [paths.resetPassword, paths.verifyEmail]) {
        await visitor.open(paths.about);
        await expectSeen(visitor, about);
        await visitor.open(path + ending);
        await expectSeen(visitor, landing);
        await visitor.tab.back();
        await expectSeen(visitor, about);
        await visitor.tab.forward();
        await expectSeen(visitor, landing);
      }
    },
  };
}

/** Both calls carry the token as it is meant. */
function withToken(number: number, name: string, query: string, token = query.slice(6)): Fault {
  return atAddress(number, name, path => `${path}?${query}`, token);
}

function atPath(number: number, name: string, pathOf: (path: string) => string): Fault {
  return atAddress(number, name, path => `${pathOf(path)}?token=of-mine`, 'of-mine');
}

function atAddress(
  number: number,
  name: string,
  addressOf: (path: string) => string,
  token: string,
): Fault {
  return {
    number,
    name,
    run: async ({ visitor, front, after }) => {
      after.calls = ['verifyEmail', 'resetPassword'];
      after.secrets.push(token);
      await visitor.open(addressOf(paths.verifyEmail));
      await expectShown(visitor, ['verifyEmail'], unknownLink);

      await visitor.open(addressOf(paths.resetPassword));
      await visitor.untilStarted();
      await fillTwice(visitor);
      await visitor.submit();
      const isTooLong = token.length > longestToken;
      await expectShown(visitor, after.calls, isTooLong ? malformed : notValid);

      const [verification, reset] = front.requests.filter(({ url }) => url.startsWith('/api/'));
      const address = new URL(verification?.url ?? '', front.origin);
      expect([...address.searchParams]).toEqual([['token', token]]);
      expect(JSON.parse(reset?.body ?? '')).toEqual({ newPassword: password, token });
    },
  };
}

const longestToken = 512;

function nasty(): string {
  return `a\u0000b\n"c"'d'<script>e</script>`;
}
