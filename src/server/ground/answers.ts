import type { FastifyReply } from 'fastify';
import type { Answer } from '../../api/schemas.ts';
import { securityHeaders } from '../../security-headers.ts';
import { answers } from '../../words/answers.ts';
import { limitSentences, timeInWords } from '../../words/limits.ts';

/** What can be reached by whoever does something too often. */
export type Limit = keyof typeof limitSentences;

interface Reply {
  status: number;
  body: Answer;
}

/** What every answer carries that is no page and no file of the site. */
export const answerHeaders = { ...securityHeaders, 'Cache-Control': 'no-store' };

/** What any operation may answer; 429 and 500 as `openapi.yaml` shows them. */
export const refusals = {
  malformed: failure(400, 'request malformed', answers.malformed),
  signedOut: failure(401, 'signed out', answers.signedOut),
  sessionEnded: failure(401, 'session ended', answers.sessionEnded),
  suspended: failure(401, 'account suspended', answers.suspended),
  /** The web repeats a call with the token that this brings, so that it is shown only where that is lost. */
  xsrf: failure(403, 'xsrf token refused', answers.xsrf),
  anotherSite: failure(403, 'another site', answers.anotherSite),
  nothingHere: failure(404, 'nothing here', answers.nothingHere),
  wrongMethod: failure(405, 'wrong method', answers.wrongMethod),
  tooLarge: failure(413, 'request too large', answers.tooLarge),
  notJson: failure(415, 'not JSON', answers.notJson),
  tooMany: tooMany('attempts', 15 * 60),
  headTooLarge: failure(431, 'request too large', answers.headTooLarge),
  busy: failure(503, 'busy', answers.busy),
  /** Only where nothing was changed. */
  failed: failure(500, 'server failed', answers.failed),
  unknownOutcome: failure(504, 'outcome unknown', answers.unknownOutcome),
};

/** After so many seconds it can be asked for again. */
export function tooMany(limit: Limit, seconds: number): Reply {
  const sentence = limitSentences[limit](timeInWords(seconds));
  return failure(429, 'too many attempts', sentence);
}

/** Sends an answer with its status and body. */
export function send(
  reply: FastifyReply,
  { status, body }: { status: number; body: unknown },
): FastifyReply {
  return reply.code(status).send(body);
}

function failure(status: number, code: NonNullable<Answer['code']>, message: string): Reply {
  return { status, body: { message, error: true, code } };
}
