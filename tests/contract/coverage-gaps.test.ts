import { describe, expect, test } from 'vitest';
import { coverageOf } from '../../src/contract/coverage.ts';
import { exceptions } from '../../src/contract/exceptions.ts';
import { type Interaction, meaningsIn } from '../../src/contract/pact.ts';
import { ofMailLinks, seeded, withBody } from './seeds.ts';

const { operations, pact } = ofMailLinks();

const verified = 'the link of a verification mail is opened';
const reset = 'a new password is sent with the token of a reset mail';

const inInteractions: [fault: string, change: (interaction: Interaction) => void, of?: string][] = [
  [
    `'${verified}' names no operation.`,
    ({ comments }) => {
      delete comments?.references?.openapi;
    },
  ],
  [
    `'${verified}' names verifyMail, which is not declared.`,
    ({ comments }) => {
      Object.assign(comments?.references ?? {}, { openapi: { operationId: 'verifyMail' } });
    },
  ],
  [
    `'${verified}' does not say why the web needs it.`,
    ({ comments }) => {
      delete comments?.why;
    },
  ],
  [
    `'${verified}' does not say which state it leads to.`,
    ({ comments }) => {
      delete comments?.references?.chart;
    },
  ],
  [
    `'${verified}' asks POST /api/user/verify-email, but verifyEmail is GET /api/user/verify-email.`,
    ({ request }) => {
      request.method = 'POST';
    },
  ],
  [
    `'${verified}' asks GET /api/user/verify-email/now, but verifyEmail is GET /api/user/verify-email.`,
    ({ request }) => {
      request.path += '/now';
    },
  ],
  [
    `'${verified}' does not send the parameter token, which is required.`,
    ({ request }) => {
      delete request.query;
    },
  ],
  [
    `'${verified}' sends the parameter code, which is not declared.`,
    ({ request }) => {
      Object.assign(request.query ?? {}, { code: ['7'] });
    },
  ],
  [
    `'${verified}' sends the field token, which is not declared.`,
    ({ request }) => {
      Object.assign(request, withBody({ token: '7' }));
    },
  ],
  [
    `'${reset}' does not send the field newPassword, which is required.`,
    ({ request }) => {
      Object.assign(request, withBody({ token: '7' }));
    },
    reset,
  ],
  [
    `'${reset}' sends the field hint, which is not declared.`,
    ({ request }) => {
      Object.assign(request, withBody({ newPassword: 'seven', token: '7', hint: '7' }));
    },
    reset,
  ],
  [
    `'${verified}' asks for the answer 404, which verifyEmail does not declare.`,
    ({ response }) => {
      response.status = 404;
    },
  ],
  [
    `'${verified}' does not ask for message, which the web reads.`,
    ({ response }) => {
      Object.assign(response, withBody({}));
    },
  ],
  [
    `'${verified}' asks for hint, which the web does not read.`,
    ({ response }) => {
      Object.assign(response, withBody({ message: 'Verified.', hint: 'Yes' }));
    },
  ],
  [
    `'${verified}' asks for the header ETag, which is not declared.`,
    ({ response }) => {
      Object.assign(response.headers ?? {}, { ETag: ['7'] });
    },
  ],
  [
    "Nothing says what the state 'the moon is full' means.",
    ({ providerStates }) => {
      providerStates?.push({ name: 'the moon is full' });
    },
  ],
];

describe('a gap is found where', () => {
  test.each(inInteractions)('%s', (fault, change, of = verified) => {
    expect(coverageOf(operations, seeded(pact, of, change)).faults).toEqual([fault]);
  });

  test('an answer is not asked for', () => {
    const interactions = pact.interactions.filter(({ response }) => response.status !== 410);
    expect(coverageOf(operations, { interactions }).faults).toEqual([
      'No interaction asks for the answer 410 of verifyEmail.',
      'No interaction asks for the answer 410 of resetPassword.',
    ]);
  });

  test('the contract is empty', () => {
    const { faults } = coverageOf(operations, { interactions: [] });
    expect(faults[0]).toBe('The contract is empty.');
    expect(faults).toHaveLength(1 + 11);
  });

  test('a field that the web reads has no exception any more', () => {
    const { error: _, ...fields } = exceptions.fields;
    const { faults } = coverageOf(operations, pact, { ...exceptions, fields });
    expect(faults).toEqual([
      `'${reset}' does not ask for error, which the web reads.`,
      `'${verified}' does not ask for error, which the web reads.`,
      `'${verified} once more' does not ask for error, which the web reads.`,
    ]);
  });

  test('an exception is not needed', () => {
    const answers = { ...exceptions.answers, 410: 'too hard' };
    const fields = { ...exceptions.fields, hint: 'too long' };
    const headers = { ...exceptions.headers, ETag: 'too odd' };
    expect(coverageOf(operations, pact, { answers, fields, headers }).faults).toEqual([
      'The exception for the answer 410 is not needed.',
      'The exception for the field hint is not needed.',
      'The exception for the header ETag is not needed.',
    ]);
  });

  test('a header is declared that nobody has thought of', () => {
    const { faults } = coverageOf(operations, pact, { ...exceptions, headers: {} });
    expect(faults).toEqual([
      'No interaction asks for the header Retry-After of the answer 429 of verifyEmail.',
      'No interaction asks for the header Retry-After of the answer 429 of resetPassword.',
    ]);
  });

  test('a state has a meaning and no use', () => {
    const more = { ...meaningsIn(pact), 'the moon is full': 'Wait for it.' };
    expect(coverageOf(operations, pact, exceptions, more).faults).toEqual([
      "No interaction needs the state 'the moon is full'.",
    ]);
  });
});
