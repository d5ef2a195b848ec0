import { describe, expect, test } from 'vitest';
import { resetPassword } from '../../src/flows/reset-password.ts';
import { resultModal } from '../../src/flows/result-modal.ts';
import { site } from '../../src/flows/site.ts';
import { verifyEmail } from '../../src/flows/verify-email.ts';
import { rules } from '../../src/rules.ts';
import { branchesOf, statesOf } from './proof.ts';

describe.each([resetPassword, resultModal, site, verifyEmail])('the chart $id', ({ root }) => {
  test('describes every state', () => {
    const silent = statesOf(root).filter(({ description }) => !description);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('names the rule of every state but the root, and of every transition', () => {
    const named: [name: string, meta: { rule?: string } | undefined][] = [
      ...statesOf(root).map((node): (typeof named)[number] => [node.id, node.meta]),
      ...branchesOf(root).map(([{ meta }, name]): (typeof named)[number] => [name, meta]),
    ];
    const unruled = named.filter(([, meta]) => !meta?.rule || !(meta.rule in rules));
    expect(unruled.map(([name]) => name)).toEqual([root.id]);
  });
});
