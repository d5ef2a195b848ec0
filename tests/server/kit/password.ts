import { hashPassword } from '../../../src/server/members/passwords.ts';

/** Of a member who signs in. */
export const password = 'nine yellow lanterns';

/** What is stored of it. */
export const hash = await hashPassword(password);
