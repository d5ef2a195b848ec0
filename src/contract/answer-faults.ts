import { isLegible } from '../api/legible.ts';
import { verdictOf } from '../api/outcome.ts';
import type { Judge } from './allowed-answers.ts';
import type { Answered } from './http.ts';

/** Says in words what the web and `openapi.yaml` find wrong with an answer, each thing once. */
export function answerFaults(
  answer: Answered & { method: string; path: string },
  judge: Judge,
): string[] {
  const demanded = [...headFaults(answer), ...messageFaults(answer)];
  if (answer.unreadable !== undefined) return [answer.unreadable, ...demanded];
  const disallowed = judge(answer).filter(fault => !demanded.includes(fault));
  return [
    ...demanded,
    ...disallowed.map(fault => `openapi.yaml does not allow this answer: ${fault}`),
  ];
}

/** Clients differ in which one they read where one of these headers comes twice. */
const single = new Set(['content-type', 'content-encoding', 'location', 'retry-after']);

function headFaults({ status, headers, repeated, isCutOff }: Answered): string[] {
  const faults = repeated
    .filter(name => single.has(name))
    .map(name => `the header ${name} was sent more than once`);
  if (!/^\d+$/.test(headers['retry-after'] ?? '0')) {
    faults.push('the header Retry-After must be decimal digits');
  }
  if (status >= 300 && status < 400) {
    faults.push(`the status ${status} leads elsewhere, and the web follows no redirect`);
  }
  if (isCutOff) {
    faults.push('the connection was closed after the answer, and no `Connection: close` said so');
  }
  return faults;
}

/** What no schema can say of the message and the two flags. */
function messageFaults({ status, body }: Answered): string[] {
  const content = parsed(body);
  if (typeof content?.message !== 'string') return [];
  const { message } = content;
  const isSuccess = status >= 200 && status < 300;
  return [
    ...(isLegible(message) ? [] : ['the message has no character that a visitor could read']),
    ...(message.includes('\0') ? ['the message has a null character'] : []),
    ...(isSuccess && !verdictOf(true, content).succeeded
      ? [`the flags make a failure of the status ${status}`]
      : []),
  ];
}

function parsed(body: Buffer): { message?: unknown } | undefined {
  try {
    return Object(JSON.parse(body.toString()));
  } catch {
    return undefined;
  }
}
