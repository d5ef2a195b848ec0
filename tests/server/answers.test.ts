import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { refusals, reset, verification } from '../../src/server/answers.ts';

const { paths, components } = parse(readFileSync('openapi.yaml', 'utf8'));
const verify = paths['/api/user/verify-email'].get.responses;
const post = paths['/api/user/reset-password'].post.responses;
const { TooManyRequests, ServerError } = components.responses;

test.each([
  ['verified', verification.verified, verify['200'], 'verified'],
  ['already verified', verification['already verified'], verify['200'], 'alreadyVerified'],
  ['an unknown verification link', verification.unknown, verify['400'], 'unknown'],
  ['an expired verification link', verification.expired, verify['410'], 'expired'],
  ['changed', reset.changed, post['200'], 'changed'],
  ['an unknown reset link', reset.unknown, post['400'], 'unknownOrUsed'],
  ['a used reset link', reset.used, post['400'], 'unknownOrUsed'],
  ['an expired reset link', reset.expired, post['410'], 'expired'],
  ['a refused password', reset.refused, post['422'], 'refused'],
  ['a common password', reset.common, post['422'], 'common'],
  ['too many attempts', refusals.tooMany, TooManyRequests, 'tooMany'],
  ['a failure of the server', refusals.failed, ServerError, 'failed'],
])('%s is answered as the contract shows it', (_, { answer }, response, example) => {
  expect(answer).toEqual(response.content['application/json'].examples[example].value);
});
