import { samplePath } from '../kit/sample-call.ts';
import type { Canaries } from './canaries.ts';

export interface Suspicious {
  method: string;
  target: string;
  bytes: string;
}

const methods = 'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PURGE NO'.split(' ');

/**
 * Secrets in every part of a request: every method, every address, and every fault of a message.
 * `mailbox` is the path of that of the server.
 */
export function suspiciousRequests(canaries: Canaries, mailbox: string): Suspicious[] {
  const messages = messagesWith(canaries);
  return addressesWith(canaries, mailbox).flatMap(target =>
    methods.flatMap(method =>
      messages.map(message => ({ method, target, bytes: `${method} ${target} ${message}` })),
    ),
  );
}

function addressesWith({ token, password, email }: Canaries, mailbox: string): string[] {
  const query = `token=${token}&newPassword=${encodeURIComponent(password)}&email=${email}`;
  const known = [
    samplePath,
    '/api/user/reset-password',
    '/reset-password',
    '/email-verification',
    mailbox,
    `${mailbox}.json`,
    `${mailbox}/reset-password`,
  ];
  return [
    ...known.map(path => `${path}?${query}`),
    `${samplePath}?token=${token}&token=${token}`,
    `${samplePath}?token=${token.repeat(20)}`,
    `${samplePath}?token=%ff${token}&=${token}&[${email}]`,
    `/api/${token}/${email}`,
    `/assets/${token}.js`,
    `/%zz/${token}`,
    `/api/%zz/${token}`,
    `//${token}/`,
    `http://${token}.example${samplePath}?token=${token}`,
    token,
  ];
}

/** What follows method and address; each has all secrets in its headers, and most in a body. */
function messagesWith({ token, password, cookie, email }: Canaries): string[] {
  const headers = [
    'HTTP/1.1',
    'Host: 127.0.0.1',
    `Cookie: session=${cookie}; XSRF-TOKEN=${token}`,
    `Authorization: Bearer ${token}`,
    `From: ${email}`,
    `X-XSRF-TOKEN: ${cookie}`,
  ];
  const json = JSON.stringify({ newPassword: password, token, email, cookie });
  const types = ['application/json', 'application/json; charset=utf-16', `text/${token}`, token];
  const form = 'application/x-www-form-urlencoded';
  const message = (body: string, ...more: string[]) => [...headers, ...more, '', body].join('\r\n');
  const whole = (body: string, type: string) =>
    message(body, `Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`);
  return [
    message(''),
    ...types.map(type => whole(json, type)),
    whole(`newPassword=${password}&token=${token}&member=${email}`, form),
    whole(json.slice(0, -1), 'application/json'),
    whole(`${json}${json}`, 'application/json'),
    whole(JSON.stringify(password), 'application/json'),
    whole(JSON.stringify([token, password]), 'application/json'),
    whole(
      JSON.stringify({ newPassword: { [password]: password }, token: [token] }),
      'application/json',
    ),
    whole(JSON.stringify({ newPassword: password.repeat(30), token }), 'application/json'),
    whole(
      JSON.stringify({ newPassword: password, token, __proto__: null, more: token.repeat(500) }),
      'application/json',
    ),
    message(json, 'Content-Type: application/json', 'Content-Length: 5'),
    message(json, 'Content-Type: application/json', `Content-Length: ${token}`),
    message(json, 'Content-Type: application/json', 'Content-Length: 9999'),
    message(
      `5\r\n${token}\r\n0\r\n\r\n`,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    ),
    message(json, 'Content-Type: application/json', 'Transfer-Encoding: chunked'),
    message(json, `Transfer-Encoding: ${token}`),
    message('', `${email} has no colon`),
    message('', `X-${token}: \0${password}`),
    message('', `X-Long: ${token.repeat(500)}`),
    message('', `Origin: https://${token}.example`),
    message('', `Expect: ${token}`),
    message('', `Upgrade: ${token}`, 'Connection: Upgrade'),
  ];
}
