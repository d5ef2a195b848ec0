import type { Answer } from '../browser/front.ts';
import { answered, bothAnswered, exchanged, json } from './answer-fault.ts';
import type { Fault } from './catalogue.ts';
import { notUnderstood, refused, succeeded } from './modal-contents.ts';

const message = 'The server has said this.';
const done = succeeded(message);
const takesContent = { chromium: notUnderstood, firefox: notUnderstood, webkit: done };

export const statuses = [
  bothAnswered(66, '204 without content', empty(204), notUnderstood),
  answered(67, '205, which has no content', json(205, { message }), takesContent),
  answered(68, '206, which is a success', json(206, { message }), done),
  answered(69, '304 without a copy', empty(304), notUnderstood),
  bothAnswered(70, '302 to a page', empty(302, { Location: '/about' }), notUnderstood),
  bothAnswered(71, '301 to another site', empty(301, { Location: '//127.0.0.2/' }), notUnderstood),
  bothAnswered(72, '307 to somewhere else', empty(307, { Location: '/collect' }), notUnderstood),
  bothAnswered(73, '308 that leads in a circle', leadBack, notUnderstood),
  ...[
    400, 401, 403, 404, 405, 408, 409, 410, 413, 415, 418, 422, 423, 429, 431, 451, 500, 501, 502,
    503, 504, 507, 511,
  ].map((status, index) => withAndWithout(74 + index, status)),
  answered(97, '429 with a time to wait', tooMany('60'), refused(429, message)),
  answered(98, '429 with a time that is none', tooMany('never, \u00FF'), refused(429, message)),
  bothAnswered(99, '599, which nobody knows', json(599, { message }), refused(599, message)),
];

/** Where the contract names a status, each call has words of its own for it. */
function withAndWithout(number: number, status: number): Fault {
  const isNamed = [400, 410, 422, 429, 500].includes(status);
  const withMessage = { answer: json(status, { message }), shown: refused(status, message) };
  const without = { answer: number % 2 ? empty(status) : page(status), shown: notUnderstood };
  return exchanged(number, `${status} with and without a message`, [
    { call: 'verifyEmail', ...withMessage },
    { call: 'resetPassword', ...without },
    ...(isNamed ? [{ call: 'resetPassword' as const, ...withMessage }] : []),
  ]);
}

function empty(status: number, headers = {}): Answer {
  return response => response.writeHead(status, headers).end();
}

function page(status: number): Answer {
  return response =>
    response.writeHead(status, { 'Content-Type': 'text/html' }).end(`<h1>${status}</h1>`);
}

function leadBack(...[response, { url }]: Parameters<Answer>): void {
  response.writeHead(308, { Location: url }).end();
}

function tooMany(wait: string): Answer {
  return json(429, { message }, { 'Retry-After': wait });
}
