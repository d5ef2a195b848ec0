/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
import type { Operation, Read } from '../answer.ts';

/** Of some of the operations. */
export const readers: { [Name in Operation]?: Read<Name> };
