import { describe, expect, test } from 'vitest';
import { type Given, judgeBy } from '../../src/contract/allowed-answers.ts';
import { readDocument } from '../../src/contract/openapi-part.ts';

const faultsOf = judgeBy(readDocument('openapi.yaml'));

const json = { 'content-type': 'application/json; charset=utf-8' };
const good: Given = {
  method: 'GET',
  path: '/api/user/verify-email',
  status: 200,
  headers: json,
  body: Buffer.from('{"message":"Verified","success":true,"more":1}'),
};

describe('openapi.yaml allows', () => {
  test.each<[string, Partial<Given>]>([
    ['a declared answer', {}],
    ['a status that is not declared, in the declared shape', { status: 503 }],
    ['a declared header', { status: 429, headers: { ...json, 'retry-after': '5' } }],
    ['a number with a zero before it', { status: 429, headers: { ...json, 'retry-after': '060' } }],
  ])('%s', (_, difference) => {
    expect(faultsOf({ ...good, ...difference })).toEqual([]);
  });
});

describe('openapi.yaml does not allow', () => {
  test.each<[string, Partial<Given>, string[]]>([
    ['another path', { path: '/api/user' }, ['GET /api/user is not declared']],
    ['another method', { method: 'PUT' }, ['PUT /api/user/verify-email is not declared']],
    ['no header where one is required', { status: 429 }, ['the header Retry-After is missing']],
    [
      'a header that says nothing',
      { status: 429, headers: { ...json, 'retry-after': '0' } },
      ['the header Retry-After must be >= 1'],
    ],
    [
      'a header that is no number',
      { status: 429, headers: { ...json, 'retry-after': '-5' } },
      ['the header Retry-After must be decimal digits'],
    ],
    [
      'another content type',
      { headers: { 'content-type': 'text/html' } },
      ['the content type is text/html, not application/json'],
    ],
    ['no content type', { headers: {} }, ['the content type is missing, not application/json']],
    ['an empty body', { body: Buffer.alloc(0) }, ['the body is not JSON']],
    ['half a body', { body: Buffer.from('{"message"') }, ['the body is not JSON']],
    ['a list', { body: Buffer.from('[]') }, ['the body must be object']],
    ['no message', { body: Buffer.from('{}') }, ["the body must have required property 'message'"]],
    [
      'another type, even where no field is required',
      { body: Buffer.from('{"message":"","success":"yes","error":1}') },
      ["'success' in the body must be boolean", "'error' in the body must be boolean"],
    ],
  ])('%s', (_, difference, faults) => {
    expect(faultsOf({ ...good, ...difference })).toEqual(faults);
  });
});
