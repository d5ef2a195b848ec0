import type { Outcome } from '../../api/outcome.ts';
import type { Copy } from '../../api/schemas.ts';

/** The copy as the server has it now: after a change, and where another device has changed it. */
export function copyIn(outcome: Outcome<'editCopy'> | Outcome<'removeCopy'>): Copy | undefined {
  if (outcome.kind !== 'answer') return undefined;
  if (outcome.status === 200) return outcome.body.copy;
  return outcome.status === 409 ? outcome.body.current : undefined;
}
