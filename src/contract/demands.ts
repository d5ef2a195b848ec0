import { isLegible } from '../api/legible.ts';
import { verdictOf } from '../api/outcome.ts';
import type { Answered } from './exchange.ts';

/**
 * What the web demands of an answer that neither a pact nor a schema can say. Says in words what it
 * lacks, or nothing.
 */
export function demandFaults(answered: Answered): string[] {
  const { status, headers, repeated, body, isCutOff, isLongerThan } = answered;
  const faults = Object.entries(repeated).flatMap(([name, values]) =>
    single.has(name) ? [`the header ${name} was sent ${values.length} times`] : [],
  );
  if (!/^\d+$/.test(headers['retry-after'] ?? '0')) {
    faults.push('the header Retry-After must be decimal digits');
  }
  if (status === 304) {
    faults.push('the status 304 refers to an earlier answer, and the web keeps none');
  } else if (status >= 300 && status < 400) {
    faults.push(`the status ${status} leads elsewhere, and the web follows no redirect`);
  }
  if (isLongerThan !== undefined) faults.push(`the body goes on after its ${isLongerThan}`);
  if (isCutOff) {
    faults.push('the connection was closed after the answer, and no `Connection: close` said so');
  }
  return [...faults, ...messageFaults(status, parsed(body))];
}

/** Headers that an answer may have once alone, because clients differ in which one they read. */
const single = new Set(['content-type', 'content-encoding', 'location', 'retry-after']);

function messageFaults(status: number, content: unknown): string[] {
  if (typeof content !== 'object' || content === null || !('message' in content)) return [];
  const { message } = content;
  if (typeof message !== 'string') return [];
  const isSuccess = status >= 200 && status < 300;
  return [
    ...(isLegible(message) ? [] : ['the message has no character that a visitor could read']),
    ...(message.includes('\0') ? ['the message has a null character'] : []),
    ...(isSuccess && !verdictOf(true, content).succeeded
      ? [`the flags make a failure of the status ${status}`]
      : []),
  ];
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
