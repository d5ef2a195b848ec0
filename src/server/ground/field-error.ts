import { examples } from '../../api/generated/examples.ts';

/** Says of one field of a request what is wrong with it. */
export function fieldError(field: string, message: string) {
  const { status, body } = examples.addCopy.refused;
  return { status, body: { ...body, message, faults: [{ field, message }] }, logReason: 'refused' };
}
