import { examples } from '../../src/api/generated/examples.ts';
import { operationAt, operationsOf, readOpenApi } from '../../src/contract/operations.ts';
import type { Fault } from './faulty-backend.ts';

const done = { status: 200, body: '{"message":"Done."}' };
const refused = { status: 422, body: '{"message":"The password is refused."}' };
const unknown = { status: 400, body: '{"message":"The token is not known."}' };
const [news] = examples.notices.found.body.items;
const broken = { status: 500, body: '<h1>Oops</h1>' };

const characters = (text: string) => [...new Intl.Segmenter().segment(text)].length;
const codePoints = (text: string) => Array.from(text).length;

/** Passwords are accepted by a length of the backend's own. */
function lengths(min: number, max: number, lengthOf: (password: string) => number): Fault {
  return {
    instead: ({ body }) => {
      const [, password] = /"newPassword":"([^"]*)"/.exec(body) ?? [];
      if (password === undefined) return undefined;
      const length = lengthOf(password);
      return length < min || length > max ? refused : done;
    },
  };
}

/** After a call with this text in it the token is unknown, until a state is asked for. */
function usedUpBy(text: string): Fault {
  let isUsedUp = false;
  return {
    instead: ({ path, body }) => {
      if (path === '/provider-states') isUsedUp = false;
      const answer = isUsedUp ? unknown : undefined;
      if (body.includes(text)) isUsedUp = true;
      return answer;
    },
  };
}

/** A call with this text in its method, path or body is answered without asking the backend. */
function instead(text: string, answer: typeof done): Fault {
  return {
    instead: ({ method, path, body }) =>
      [method, path, body].join(' ').includes(text) ? answer : undefined,
  };
}

/** From a call with this text in its body on, a line is answered without asking the backend. */
function after(text: string, line: string, body: object): Fault {
  let isOver = false;
  return {
    instead: asked => {
      isOver ||= asked.body.includes(text);
      const isMeant = isOver && `${asked.method} ${asked.path}` === line;
      return isMeant ? { status: 200, body: JSON.stringify(body) } : undefined;
    },
  };
}

/** Each answer says another time at which something was wished for. */
function alwaysYounger(): Fault {
  let year = 2000;
  const younger = () => `"wishedAt":"${year++}-01-01T00:00:00.000Z"`;
  return {
    answered: one => ({ ...one, body: one.body.replaceAll(/"wishedAt":"[^"]+"/g, younger) }),
  };
}

function withoutCookie(name: string): Fault {
  return {
    answered: ({ headers, ...one }) => ({
      ...one,
      headers: {
        'set-cookie': [headers['set-cookie'] ?? []].flat().filter(line => !line.startsWith(name)),
      },
    }),
  };
}

/** The body that the backend gets instead of the one that a call of this line has. */
function sending(line: string, change: (body: string) => string): Fault {
  return {
    asked: asked => {
      if (`${asked.method} ${asked.path}` !== line) return asked;
      const body = change(asked.body);
      return { ...asked, body, bytes: Buffer.from(body) };
    },
  };
}

const is = (status: number, wanted: number) => `the status is ${status}, not ${wanted}`;

interface Row {
  fault: Fault;
  /** The sequences that are run: those with this text in their name. */
  of: string;
  reported: string[];
}

export const sequenceFaults: Record<string, Row> = {
  'a refused password uses the token up': {
    fault: usedUpBy('"short"'),
    of: 'a refused password leaves the token usable',
    reported: [`a good password after it: ${is(400, 200)}`],
  },
  'a reset leaves the token': {
    fault: instead('newPassword', done),
    of: 'a reset uses the token up',
    reported: [`the second reset: ${is(200, 400)}`],
  },
  'passwords of fewer than 8 characters are refused': {
    fault: lengths(8, 50, characters),
    of: 'a password of 6 characters is accepted',
    reported: [is(422, 200)],
  },
  'passwords of more than 20 characters are refused': {
    fault: lengths(6, 20, characters),
    of: 'a password of 50 characters is accepted',
    reported: [is(422, 200)],
  },
  'passwords are trimmed before they are counted': {
    fault: lengths(6, 50, password => characters(password.trim())),
    of: 'two of them spaces around the others, is accepted',
    reported: [is(422, 200)],
  },
  'code points are counted': {
    fault: lengths(6, 50, codePoints),
    of: 'characters of several code points each is',
    reported: [is(200, 422), is(422, 200)],
  },
  'HEAD does what GET does': {
    fault: { asked: one => ({ ...one, method: one.method.replace('HEAD', 'GET') }) },
    of: 'HEAD does not use a verification link up',
    reported: ['after HEAD the first GET is answered like a second one'],
  },
  'malformed JSON makes the backend fail': {
    fault: { instead: ({ body }) => (body === '{"newPassword":' ? broken : undefined) },
    of: 'a malformed request to reset a password',
    reported: [
      `JSON that breaks off: ${is(500, 400)}`,
      'JSON that breaks off: openapi.yaml does not allow this answer: the body is not JSON',
    ],
  },
  'a malformed request uses the token up': {
    fault: usedUpBy('1234567'),
    of: 'a malformed request to reset a password',
    reported: [`a right request after it: ${is(400, 200)}`],
  },
  'a teardown does nothing': {
    fault: instead('teardown', done),
    of: 'a teardown',
    reported: [is(200, 400), is(429, 400), is(500, 400), `the guest after it: ${is(200, 401)}`],
  },
  'a token is left from one state to the next': {
    fault: instead('no reset token', done),
    of: 'a state begins afresh',
    reported: [is(200, 400)],
  },
  'a sign-in sets no cookie': {
    fault: withoutCookie('session'),
    of: 'a session begins with the sign-in',
    reported: [`the member: ${is(401, 200)}`],
  },
  'a sign-out does nothing': {
    fault: instead('DELETE', done),
    of: 'a session begins with the sign-in',
    reported: [`the guest after it: ${is(200, 401)}`],
  },
  'a refusal brings no token': {
    fault: withoutCookie('XSRF-TOKEN='),
    of: 'a sign-in without the token of XSRF',
    reported: [`with the token of that answer: ${is(403, 200)}`],
  },
  'capital letters count': {
    fault: sending('POST /api/session', body => body.replace(' CONTRACT', ' X')),
    of: 'capital letters',
    reported: [`the sign-in: ${is(401, 200)}`],
  },
  'a password is trimmed': {
    fault: sending('POST /api/session', body => body.replace(' "}', '"}')),
    of: 'a password is not trimmed',
    reported: [`with a space more: ${is(200, 401)}`],
  },
  'a wish stays as near as it was': {
    fault: sending('POST /api/wishes', body => body.replace('"within":10', '"within":5')),
    of: 'a book is wished for once',
    reported: ["POST /api/wishes by the member: 'wish.within' in the body is 5, not 10"],
  },
  'a wish that is taken back stays': {
    fault: instead('DELETE', done),
    of: 'what is wished for no more is gone',
    reported: ["GET /api/wishes by the member: 'items.length' in the body is 1, not 0"],
  },
  'a wish that comes back is a new one': {
    fault: alwaysYounger(),
    of: 'what is wished for no more is gone',
    reported: [
      `POST /api/wishes by the member: 'wish.wishedAt' in the body is "2001-01-01T00:00:00.000Z", not "2000-01-01T00:00:00.000Z"`,
    ],
  },
  'who wishes for a copy is told again': {
    fault: after('offered', 'GET /api/notices', { items: [news, news], next: null }),
    of: 'is told once of a copy',
    reported: ["GET /api/notices by the member: 'items.length' in the body is 2, not 1"],
  },
  'a wish outlives its book': {
    fault: after('handed over', 'GET /api/wishes', examples.wishes.listed.body),
    of: 'a book that has changed hands',
    reported: ["GET /api/wishes by the member: 'items.length' in the body is 1, not 0"],
  },
};

const operations = operationsOf(readOpenApi());

/** The right answer to every change of one who is signed in, of which nothing is kept. */
export const forgetful: Fault = {
  instead: ({ method, path, headers }) => {
    if (method === 'GET' || !headers['cookie']?.includes('session=')) return undefined;
    const [right] = operationAt(operations, method, path)?.answers ?? [];
    const [example] = Object.values(right?.content?.['application/json']?.examples ?? {});
    return right && { status: Number(right.status), body: JSON.stringify(example?.value) };
  },
};

/** All acts but `accept` make it fail. */
export const onlyAccept: Fault = {
  instead: ({ path, body }) =>
    path.endsWith('/events') && !body.includes('"type":"accept"') ? broken : undefined,
};
