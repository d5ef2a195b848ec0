import { examples } from '../../api/generated/examples.ts';
import type { Fault } from '../../api/generated/requests.js';
import { lengthFault } from '../../api/password.ts';
import { isCommon } from './common-passwords.ts';

const { refused, tooLong, common } = examples.signUp;

/** What is answered to a new password that is not taken. */
export const passwordAnswers = { refused, common, tooLong };

type PasswordAnswer = (typeof passwordAnswers)[keyof typeof passwordAnswers];

/** Such an answer where a modal shows it, and no field. */
export function withoutField({ status, body: { message, error, code } }: PasswordAnswer) {
  return { status, body: { message, error, code } };
}

/** Why a new password is refused; undefined where it is not. */
export function passwordFault(password: string): 'refused' | 'common' | undefined {
  if (lengthFault(password)) return 'refused';
  return isCommon(password) ? 'common' : undefined;
}

/** The answer to a request of which nothing is wrong but the length of the new password in a field. */
export function refusalOfLength(
  field: string,
  faults: Fault[],
  asked: object,
): PasswordAnswer | undefined {
  if (!faults.every(fault => isOfLength(fault, field))) return undefined;
  const password = new Map<string, unknown>(Object.entries(asked)).get(field);
  const hasFewCharacters = typeof password === 'string' && !lengthFault(password);
  return hasFewCharacters ? tooLong : refused;
}

/** In code points, as a JSON Schema counts them. */
function isOfLength({ instancePath, keyword }: Fault, field: string): boolean {
  return instancePath === `/${field}` && /^m..Length$/.test(keyword);
}
