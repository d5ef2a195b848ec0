import type { FastifyReply } from 'fastify';
import type { Answer } from '../../api/schemas.ts';
import { securityHeaders } from '../../security-headers.ts';
import { limitSentences, timeInWords } from '../../words/limits.ts';
import type { Limit } from '../limits/limit-reached.ts';

interface Reply {
  status: number;
  body: Answer;
}

/** What every answer carries that is no page and no file of the site. */
export const answerHeaders = { ...securityHeaders, 'Cache-Control': 'no-store' };

/** What any operation may answer; 429 and 500 as `openapi.yaml` shows them. */
export const refusals = {
  malformed: failure(400, 'request malformed', 'The request is not in the right form.'),
  signedOut: failure(401, 'signed out', 'You are not signed in.'),
  /** The web repeats a call with the token that this brings, so that it is shown only where that is lost. */
  xsrf: failure(
    403,
    'xsrf token refused',
    'Your browser has not kept the cookie that this needs. Allow cookies for this site, and open it ' +
      'by an address that begins with https.',
  ),
  anotherSite: failure(403, 'another site', 'Another site has made this call.'),
  nothingHere: failure(404, 'nothing here', 'There is nothing at this address.'),
  wrongMethod: failure(405, 'wrong method', 'This address does not answer to this method.'),
  tooLarge: failure(413, 'request too large', 'The request is too large.'),
  notJson: failure(415, 'not JSON', 'The request must be JSON.'),
  tooMany: tooMany('attempts', 15 * 60),
  headTooLarge: failure(431, 'request too large', 'The head of the request is too large.'),
  busy: failure(503, 'busy', 'The server is busy. Please try again in a moment.'),
  /** Only where nothing was changed. */
  failed: failure(500, 'server failed', 'The server could not answer. Please try again later.'),
  unknownOutcome: failure(
    504,
    'outcome unknown',
    'The server does not know whether this was done.',
  ),
};

/** After so many seconds it can be asked for again. */
export function tooMany(limit: Limit, seconds: number): Reply {
  const sentence = limitSentences[limit](timeInWords(seconds));
  return failure(429, 'too many attempts', sentence);
}

export function send(
  reply: FastifyReply,
  { status, body }: { status: number; body: unknown },
): FastifyReply {
  return reply.code(status).send(body);
}

function failure(status: number, code: NonNullable<Answer['code']>, message: string): Reply {
  return { status, body: { message, error: true, code } };
}
