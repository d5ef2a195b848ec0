import { examples } from '../../api/generated/examples.ts';
import type { Fault } from '../../api/generated/requests.js';
import { lengthFault } from '../../api/password.ts';
import type { Handlers } from '../calls/operation.ts';
import { isCommon } from '../members/common-passwords.ts';
import * as members from '../members/members.ts';

const { changed, unknownOrUsed, expired, refused, tooLong, common } = examples.resetPassword;
const answers = { changed, unknown: unknownOrUsed, used: unknownOrUsed, expired, refused, common };

export const resetPassword: Handlers['resetPassword'] = {
  guessed: ({ token }) => token,
  refuse: (faults, asked) => {
    if (!faults.every(isOfPasswordLength)) return undefined;
    const hasFewCharacters = 'newPassword' in asked && !lengthFault(String(asked.newPassword));
    return hasFewCharacters ? tooLong : refused;
  },
  answer: async ({ newPassword, token }, { database, now, siteOrigin, wakeDelivery }) => {
    const reset = { newPassword, token, siteOrigin: siteOrigin(), now: now() };
    const cause = faultOf(newPassword) ?? (await members.resetPassword(database, reset));
    if (cause === 'changed') wakeDelivery();
    return { ...answers[cause], cause };
  },
};

/** In code points, as a JSON Schema counts them. */
function isOfPasswordLength({ instancePath, keyword }: Fault): boolean {
  return instancePath === '/newPassword' && /^m..Length$/.test(keyword);
}

function faultOf(password: string): 'refused' | 'common' | undefined {
  if (lengthFault(password)) return 'refused';
  return isCommon(password) ? 'common' : undefined;
}
