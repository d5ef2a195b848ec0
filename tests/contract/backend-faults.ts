import type { Fault } from './faulty-backend.ts';

const html = '<!doctype html><title>Error</title><h1>Something went wrong</h1>';
const json = 'application/json';

const verified = 'the link of a verification mail is opened';
const reset = 'a new password is sent with the token of a reset mail';

type Row = [noticedBy: string, fault: Fault];

/** What can be wrong with a backend, and the interaction that must notice it. */
export const backendFaults: Record<string, Row> = {
  'the message is missing': [verified, body(() => ({ success: true }))],
  'the message is a number': [reset, body(() => ({ message: 42 }))],
  'the message is null': [
    'the link of a verification mail is opened once more',
    body(() => ({ message: null })),
  ],
  'the message is an object': [
    'a new password of five characters is sent',
    body(() => ({ message: { en: 'No' } })),
  ],
  'the message is called text': [
    'a verification link that nobody sent is opened',
    body(({ message }) => ({ text: message })),
  ],
  'the body is a list': [
    'the link of an old verification mail is opened',
    body(answer => [answer]),
  ],
  'the body is a text': [
    'a new password is sent with the token of an old reset mail',
    body(({ message }) => message),
  ],
  'the body is empty': [
    'a new password is sent while the server fails',
    { answered: answer => ({ ...answer, body: '' }) },
  ],
  'the body is cut off': [
    'a new password is sent with a token that was used before',
    { answered: answer => ({ ...answer, body: answer.body.slice(0, -1) }) },
  ],
  'HTML is sent instead of JSON': [
    'a verification link is opened while the server fails',
    { answered: answer => ({ ...answer, type: 'text/html', body: html }) },
  ],
  'JSON is called HTML': [reset, { answered: answer => ({ ...answer, type: 'text/html' }) }],
  'JSON is called text': [verified, { answered: answer => ({ ...answer, type: 'text/plain' }) }],
  'no content is sent': [verified, { answered: answer => ({ ...answer, status: 204, body: '' }) }],
  '200 becomes 201': [reset, status(201)],
  '200 becomes 302': [verified, status(302)],
  '200 becomes 400 for a link opened once more': [
    'the link of a verification mail is opened once more',
    status(400),
  ],
  '400 becomes 404': ['a verification link that nobody sent is opened', status(404)],
  '400 becomes 200': ['a new password is sent with a token that nobody sent', status(200)],
  '410 becomes 400': ['the link of an old verification mail is opened', status(400)],
  '410 becomes 401': ['a new password is sent with the token of an old reset mail', status(401)],
  '422 becomes 400': ['a new password of five characters is sent', status(400)],
  '429 becomes 503': ['a verification link is opened once too often', status(503)],
  '429 becomes 200': ['a new password is sent once too often', status(200)],
  '500 becomes 200': ['a new password is sent while the server fails', status(200)],
  'the verification lives at another path': [verified, path('verify-email', 'verify')],
  'the reset lives at another path': [reset, path('reset-password', 'password')],
  'the verification wants another parameter': [verified, path('token=', 'code=')],
  'the verification wants to be posted': [verified, method('POST')],
  'the reset wants to be put': [reset, method('PUT')],
  'the reset wants another field for the password': [reset, field('newPassword', 'password')],
  'the reset wants another field for the token': [reset, field('token', 'code')],
  'a state is not known': [
    'the link of an old verification mail is opened',
    { state: () => ({ status: 400, type: json, body: '{"message":"Unknown state"}' }) },
  ],
  'a state handler refuses': [
    'a verification link is opened once too often',
    { state: () => ({ status: 409, type: json, body: '{}' }) },
  ],
  'a state handler does nothing': [
    reset,
    { state: () => ({ status: 200, type: json, body: '{}' }) },
  ],
};

function status(status: number): Fault {
  return { answered: answer => ({ ...answer, status }) };
}

function body(change: (answer: { message: string }) => unknown): Fault {
  return {
    answered: answer => ({ ...answer, body: JSON.stringify(change(JSON.parse(answer.body))) }),
  };
}

function path(from: string, to: string): Fault {
  return { asked: asked => ({ ...asked, path: asked.path.replace(from, to) }) };
}

function method(method: string): Fault {
  return { asked: asked => ({ ...asked, method }) };
}

function field(from: string, to: string): Fault {
  return { asked: asked => ({ ...asked, body: asked.body.replace(`"${from}"`, `"${to}"`) }) };
}
