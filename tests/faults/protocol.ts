import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Answer } from '../browser/front.ts';
import { answered, bothAnswered } from './answer-fault.ts';
import { ask, expectShown } from './calls.ts';
import type { Fault } from './catalogue.ts';
import { notValid } from './expected-pages.ts';
import { notUnderstood, offline, succeeded } from './modal-contents.ts';
import { expect } from './test.ts';

const message = 'The server has said this.';
const body = JSON.stringify({ message, success: true });
const whole = `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const lengths = 'Content-Length: 10\r\nContent-Length: 99';
const cut = gzipSync(body).subarray(0, 20);
const shown = succeeded(message);
const takesAnything = { chromium: offline, firefox: notUnderstood, webkit: offline };
const takesUnpacked = { chromium: offline, firefox: offline, webkit: shown };
const cookie = 'XSRF-TOKEN=%E0%A4%A"%0D%0A=; Path=/; Max-Age=3600';

/** Answers that are no right HTTP, or that make use of what is seldom used. */
export const protocol: Fault[] = [
  bothAnswered(17, 'bytes that are no HTTP', bytes('220 mail.example ESMTP\r\n'), takesAnything),
  answered(18, 'a line in the head that is no header', headed('nonsense'), shown),
  answered(19, 'a length that is too small', headed('Content-Length: 10'), notUnderstood),
  answered(20, 'two lengths that differ', headed(lengths), offline),
  answered(21, 'a head of a megabyte', headed(`X-Long: ${'x'.repeat(1e6)}`), offline),
  answered(22, 'a body that is not packed as it says', packed('gzip', body), takesUnpacked),
  answered(23, 'a packed body that is cut off', packed('gzip', cut), notUnderstood),
  answered(24, 'a way to pack that nobody knows', packed('box', body), shown),
  answered(25, 'early hints before the answer', preceded(hint), shown),
  answered(26, 'a call to go on before the answer', preceded(callToGoOn), shown),
  answered(27, 'a second answer behind the answer', bytes(whole + whole), shown),
  {
    number: 28,
    name: 'a cookie that nobody can read',
    run: async ({ visitor, front }) => {
      front.answer(/^\/reset-password/, (response, _, pass) => {
        response.setHeader('Set-Cookie', cookie);
        pass();
      });
      await ask(visitor, 'resetPassword');
      await expectShown(visitor, ['resetPassword'], notValid);
      const call = front.requests.find(({ url }) => url.startsWith('/api/'));
      expect(call?.headers.cookie).toContain('XSRF-TOKEN=');
      expect(call?.headers['x-xsrf-token']).toBe(undefined);
    },
  },
];

function bytes(text: string): Answer {
  return ({ socket }) => socket?.end(text);
}

function headed(line: string): Answer {
  return bytes(`HTTP/1.1 200 OK\r\n${line}\r\n\r\n${body}`);
}

function packed(encoding: string, content: string | Buffer): Answer {
  return response => response.writeHead(200, { 'Content-Encoding': encoding }).end(content);
}

function preceded(by: (response: ServerResponse) => void): Answer {
  return response => {
    by(response);
    response.end(body);
  };
}

function hint(response: ServerResponse): void {
  response.writeEarlyHints({ link: '</about>; rel=preload; as=fetch' });
}

function callToGoOn(response: ServerResponse): void {
  response.writeContinue();
  response.writeProcessing();
}
