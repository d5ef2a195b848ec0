import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { at, verdictsIn, verify } from './verification.ts';

const isWithoutPython = spawnSync('python3', ['--version']).status !== 0;

describe.skipIf(isWithoutPython)('a backend in Python', () => {
  test('holds what the links in mails, the sessions and other members ask for', async () => {
    const origin = await startPython();
    const { verdicts, ...rest } = await verified(origin, 'user.md', 'session.md', 'member.md');
    expect(rest).toEqual({ code: 0, stderr: '', conclusion: expect.stringContaining('holds') });
    expect(Object.keys(verdicts)).toEqual(['ok']);
  });

  test('falls short where a state is missing and a status is wrong', async () => {
    const state = 'a reset token has expired';
    const origin = await startPython('--without-state', state, '--status-422-as', '400');
    const only = ['old reset mail', 'five characters', 'a password of', 'refused password'];
    const { code, stdout } = await verify(...at(origin), ...onlyThese(only));
    const wrongStatus = ['the status is 400, not 422'];
    expect(verdictsIn(stdout)['falls short']).toEqual({
      'a new password is sent with the token of an old reset mail': [
        `the state '${state}' was not brought about: the state URL answered 400`,
      ],
      'a new password of five characters is sent': wrongStatus,
      'a password of 51 characters is refused': wrongStatus,
      'a password of 1001 characters is refused': wrongStatus,
      'a password of 5 characters of several code points each is refused': wrongStatus,
      'a refused password leaves the token usable': [
        'a short password: the status is 400, not 422',
      ],
    });
    expect(stdout).toContain(`\n${origin}/ falls short of the contract: `);
    expect(code).toBe(1);
  });
});

async function verified(origin: string, ...only: string[]) {
  const { code, stdout, stderr } = await verify(...at(origin), ...onlyThese(only));
  const [, conclusion] = /\n(.+ the contract): /.exec(stdout) ?? [];
  return { code, stderr, conclusion, verdicts: verdictsIn(stdout) };
}

function onlyThese(texts: string[]): string[] {
  return texts.flatMap(text => ['--only', text]);
}

/** Starts `backend.py` until the test has finished. Resolves to its origin. */
async function startPython(...flags: string[]): Promise<string> {
  const python = spawn('python3', ['-I', '-B', 'tests/contract/backend.py', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    if (python.exitCode !== null) return;
    python.kill();
    await once(python, 'exit');
  });
  const [origin] = await once(createInterface(python.stdout), 'line');
  return origin;
}
