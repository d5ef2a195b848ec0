import type { Copy } from '../../api/schemas.ts';
import type { Ended } from '../ended.ts';

/** The copy as the server has it now: after a change, and where another device has changed it. */
export function copyIn({
  body,
  outcome,
}: Ended<'editCopy'> | Ended<'removeCopy'>): Copy | undefined {
  if (body) return body.copy;
  return outcome.kind === 'answer' && outcome.status === 409 ? outcome.body.current : undefined;
}
