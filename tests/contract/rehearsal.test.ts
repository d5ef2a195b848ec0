import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { ofNouns } from './seeds.ts';
import {
  contractOf,
  countsIn,
  eachSaid,
  reportsFolder,
  verdictsIn,
  verify,
} from './verification.ts';

/** What it answers. */
const { file, clauses, demanded, beside } = contractOf(ofNouns('user', 'session').pact);

const absent = spawnSync('python3', ['--version']).status !== 0;
const note = 'python3 is not installed';

test('a backend in another language holds the contract', async ({ skip }) => {
  skip(absent, note);
  const { code, stdout, stderr } = await verifyPython();
  expect(stderr).toBe('');
  expect(verdictsIn(stdout)['ok']).toEqual(eachSaid([...demanded, ...beside]));
  const announced = clauses.length - demanded.length;
  expect(countsIn(stdout)).toMatch(
    `${demanded.length + beside.length} ok, 0 falling short, ${announced} coming;`,
  );
  expect(code).toBe(0);
});

test('reads what it has still to do, in words', async ({ skip }) => {
  skip(absent, note);
  const state = 'a reset token has expired';
  const { origin, code, stdout } = await verifyPython(
    '--without-state',
    state,
    '--status-422-as',
    '400',
  );
  expect(verdictsIn(stdout)['falls short']).toEqual({
    ...eachSaid(
      demanded.filter(({ states }) => states.some(({ name }) => name === state)),
      `the state '${state}' was not brought about: the state URL answered 400`,
    ),
    ...eachSaid(
      [
        ...demanded.filter(({ status }) => status === 422),
        ...beside.filter(({ description }) => description.endsWith(' is refused')),
      ],
      'the status is 400, not 422',
    ),
    'a refused password leaves the token usable': ['a short password: the status is 400, not 422'],
  });
  expect(stdout).toContain(`
States still to be written, or to be mended:

  'a reset token has expired': the state URL answered 400; needed by
    a new password is sent with the token of an old reset mail (POST /api/user/reset-password: 410)

  Before an interaction, each of its states is asked for:

    POST ${origin}/provider-states
    Content-Type: application/json

    {"action":"setup","params":{},"state":"a reset token has expired"}
`);
  expect(stdout).toContain(`\n${origin}/ falls short of the contract: `);
  expect(code).toBe(1);
});

/** Verifies `backend.py`, started with some flags. */
async function verifyPython(...flags: string[]) {
  const python = spawn('python3', ['-I', '-B', 'tests/contract/backend.py', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    if (python.exitCode !== null) return;
    python.kill();
    await once(python, 'exit');
  });
  const [origin] = await once(createInterface(python.stdout), 'line');
  const states = `${origin}/provider-states`;
  const where = ['--url', origin, '--states', states];
  const words = ['--pact', file, ...where, '--reports', reportsFolder()];
  return { origin, ...(await verify(...words)) };
}
