import { answered, bothAnswered, json } from './answer-fault.ts';
import { notUnderstood, refused } from './modal-contents.ts';

const message = 'As you see.';
const failed = refused(200, message);
const refusedAt400 = refused(400, message);

/** Flags that contradict the status, or each other. */
export const flags = [
  bothAnswered(59, '200 with error', json(200, { message, error: true }), failed),
  answered(60, '200 without success', json(200, { message, success: false }), failed),
  answered(61, '200 with both flags', json(200, { message, success: true, error: true }), failed),
  answered(62, '200 with neither', json(200, { message, success: false, error: false }), failed),
  bothAnswered(63, '400 with success', json(400, { message, success: true }), refusedAt400),
  answered(
    64,
    '200 with a flag that is no flag',
    json(200, { message, success: 1 }),
    notUnderstood,
  ),
  answered(
    65,
    '400 with a flag that is no flag',
    json(400, { message, error: 'yes' }),
    refusedAt400,
  ),
];
