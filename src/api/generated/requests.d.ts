/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
import type { Operation } from '../answer.ts';
import type { Requests } from './calls.ts';

/** One thing that is wrong with a request. */
export interface Fault {
  /** A JSON Pointer (RFC 6901) into what was asked. */
  instancePath: string;
  /** The keyword of the schema that it breaks. */
  keyword: string;
  /** With the number that the keyword says, where it says one. */
  params: { limit?: number };
}

interface Check<Request> {
  (asked: unknown): asked is Request;
  /** The faults of the value that was checked last. */
  errors?: Fault[] | null;
}

export const requests: { [Name in Operation]: Check<Requests[Name]> };
