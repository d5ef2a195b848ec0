import { operations } from '../../src/api/generated/operations.ts';

const { method, path } = operations.verifyEmail;

/** A call for tests to which one is as good as another: by GET, with a token in its query. */
export const samplePath = path;

/** As the metrics of the backend name it. */
export const sampleLabel = `${method} ${path}`;

/** Its address; the backend refuses a token that was never sent. */
export function sampleCall(token = 'unknown'): string {
  return `${path}?token=${token}`;
}
