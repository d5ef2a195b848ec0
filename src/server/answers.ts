import type { FastifyReply } from 'fastify';
import type { components } from '../api/generated/schema.d.ts';
import { passwordLength } from '../api/password.ts';
import { securityHeaders } from '../security-headers.ts';

type Answer = components['schemas']['Answer'];

export interface Reply {
  status: number;
  answer: Answer;
}

/** What every answer carries that is no page and no file of the site. */
export const answerHeaders = { ...securityHeaders, 'Cache-Control': 'no-store' };

const { min, max } = passwordLength;

/** The messages are those of the examples in `openapi.yaml`. */
export const verification = {
  verified: success('Your e-mail address is verified.'),
  'already verified': success('Your e-mail address is already verified.'),
  unknown: failure(400, 'This verification link is not valid.'),
  expired: failure(410, 'This verification link has expired.'),
};

export const reset = {
  changed: success('Your password has been changed.'),
  unknown: failure(400, 'This reset link is not valid or has already been used.'),
  used: failure(400, 'This reset link is not valid or has already been used.'),
  expired: failure(410, 'This reset link has expired.'),
  /** In characters as a person counts them. */
  refused: failure(422, `The password must have ${min} to ${max} characters.`),
  /** In code points, of which a character may have many. */
  tooLarge: failure(422, 'The password is too long.'),
  common: failure(422, 'This password is one of the most common. Three random words work well.'),
};

export const refusals = {
  malformed: failure(400, 'The request is not in the right form.'),
  nothingHere: failure(404, 'There is nothing at this address.'),
  wrongMethod: failure(405, 'This address does not answer to this method.'),
  tooLarge: failure(413, 'The request is too large.'),
  notJson: failure(415, 'The request must be JSON.'),
  tooMany: failure(429, 'Too many attempts. Please try again later.'),
  busy: failure(503, 'The server has too much to do. Please try again in a moment.'),
  /** Only where nothing was changed. */
  failed: failure(500, 'The server could not answer. Please try again later.'),
  unknownOutcome: failure(504, 'The server could not find out what has become of this.'),
};

export function send(reply: FastifyReply, { status, answer }: Reply): FastifyReply {
  return reply.code(status).send(answer);
}

function success(message: string): Reply {
  return { status: 200, answer: { message, success: true } };
}

function failure(status: number, message: string): Reply {
  return { status, answer: { message, error: true } };
}
