import type { Difference } from './pact-demand.ts';
import type { Interaction, Matcher } from './pact.ts';

type Response = Interaction['response'];

/** The rules of a status have no path. */
interface StatusRules {
  body?: unknown;
  status?: { matchers: Matcher[] };
}

/** Every status that the interaction takes for its answer. */
export function statusesOf({ status, matchingRules }: Response): number[] {
  const rules: StatusRules = matchingRules ?? {};
  const matchers = rules.status?.matchers ?? [];
  return matchers.length === 0
    ? [status]
    : all.filter(one => matchers.every(matcher => allows(matcher, one, status)));
}

/** What a change of the status asks of a backend. */
export function statusDifference(was: Response, is: Response): Difference | undefined {
  const [had, has] = [statusesOf(was), statusesOf(is)];
  const isWithin = has.every(status => had.includes(status));
  const wasWithin = had.every(status => has.includes(status));
  if (isWithin && wasWithin) return undefined;
  if (isWithin) return 'tightened';
  return wasWithin ? 'loosened' : 'other';
}

const all = Array.from({ length: 500 }, (_, index) => index + 100);

const classes: Record<string, [from: number, to: number]> = {
  info: [100, 199],
  success: [200, 299],
  redirect: [300, 399],
  clientError: [400, 499],
  serverError: [500, 599],
  nonError: [100, 399],
  error: [400, 599],
};

function allows({ match, status: wanted }: Matcher, status: number, example: number): boolean {
  if (match === 'equality') return status === example;
  if (match !== 'statusCode') return true;
  if (Array.isArray(wanted)) return wanted.includes(status);
  const [from, to] = classes[String(wanted)] ?? [example, example];
  return status >= from && status <= to;
}
