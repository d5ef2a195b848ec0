import { describe, expect, test } from 'vitest';
import type { Clause } from '../../src/contract/clauses.ts';
import { type Finding, findingsOf } from '../../src/contract/findings.ts';
import { junitOf } from '../../src/contract/junit.ts';
import type { Entry } from '../../src/contract/recorder.ts';

const clause: Clause = {
  description: 'a book is lent',
  states: [{ name: 'a book is on the shelf' }],
  pending: false,
  method: 'POST',
  path: '/api/loans',
  status: 200,
  why: undefined,
};
const reply = { status: 200, headers: {}, repeated: {}, body: Buffer.from('{}') };
const setup: Entry = { kind: 'setup', state: 'a book is on the shelf', reply };
const answer: Entry = { kind: 'answer', method: 'POST', path: '/api/loans', reply };
const held = { holds: true, differences: [], trouble: [] };

describe('a clause falls short', () => {
  test.each([
    ['when nothing of it was recorded', held, [], 'no answer was recorded, so nothing was checked'],
    ['when only its state was', held, [setup], 'no answer was recorded, so nothing was checked'],
    [
      'when the verifier refuses it for a reason of its own',
      { ...held, holds: false, trouble: ['it is too dark'] },
      [setup, answer],
      'it is too dark',
    ],
    [
      'when the verifier refuses it for no reason',
      { ...held, holds: false },
      [setup, answer],
      'the verifier does not say what differs',
    ],
  ])('%s', (_, result, entries, difference) => {
    const results = new Map([[clause, result]]);
    expect(findingsOf({ results, entries, judge: () => [] })).toEqual([
      {
        clause,
        verdict: 'falls short',
        differences: [difference],
        answers: entries.includes(answer) ? 1 : 0,
      },
    ]);
  });
});

test('each answer belongs to the clause whose states were asked for last', () => {
  const unconditional = { ...clause, description: 'a book is read', states: [] };
  const twofold = {
    ...clause,
    description: 'a book is lost',
    states: [{ name: 'one' }, { name: 'two' }],
  };
  const results = new Map([unconditional, twofold, clause].map(clause => [clause, held]));
  const asked = (state: string): Entry => ({ kind: 'setup', state, reply });
  const entries = [asked(''), answer, asked('one'), asked('two'), answer, answer, setup, answer];
  const findings = findingsOf({ results, entries, judge: () => [] });
  expect(findings.map(({ verdict, answers }) => ({ verdict, answers }))).toEqual([
    { verdict: 'ok', answers: 1 },
    { verdict: 'ok', answers: 2 },
    { verdict: 'ok', answers: 1 },
  ]);
});

test('build servers read every verdict', () => {
  const findings: Finding[] = [
    { clause, verdict: 'ok', differences: [], answers: 1 },
    { clause, verdict: 'falls short', differences: ['1 < "2"', 'a\u0000b & c'], answers: 1 },
    { clause, verdict: 'coming', differences: ['not yet'], answers: 0 },
  ];
  expect(junitOf(findings)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="3" failures="1" skipped="1">
  <testsuite name="contract" tests="3" failures="1" skipped="1">
    <testcase classname="POST /api/loans" name="a book is lent"></testcase>
    <testcase classname="POST /api/loans" name="a book is lent"><failure message="1 &lt; &quot;2&quot;">1 &lt; &quot;2&quot;&#10;a\uFFFDb &amp; c</failure></testcase>
    <testcase classname="POST /api/loans" name="a book is lent"><skipped message="coming; not yet"/></testcase>
  </testsuite>
</testsuites>
`);
});
