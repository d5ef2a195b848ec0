/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
import type { Operation, Read } from '../answer.ts';

export const readers: { [Name in Operation]: Read<Name> };
