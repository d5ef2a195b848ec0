import type { Judge } from './allowed-answers.ts';
import { demandFaults } from './demands.ts';
import type { Answered } from './exchange.ts';

/** Says in words what the web and `openapi.yaml` find wrong with an answer, each thing once. */
export function answerFaults(
  answer: Answered & { method: string; path: string },
  judge: Judge,
): string[] {
  const demanded = demandFaults(answer);
  // Of a body that cannot be decoded nothing more can be said.
  if (answer.unreadable !== undefined) return [answer.unreadable, ...demanded];
  const disallowed = judge(answer).filter(fault => !demanded.includes(fault));
  return [
    ...demanded,
    ...disallowed.map(fault => `openapi.yaml does not allow this answer: ${fault}`),
  ];
}
