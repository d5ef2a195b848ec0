import { examples } from '../../src/kits/kits.ts';
import { secret } from './arrivals.ts';

/** An event as it may be sent to a chart, with a secret in the place of every text. */
export function exampleOf(chart: string, event: string): { type: string } {
  const payloads = Object.values(examples[chart]?.[event] ?? {});
  const [payload] = payloads;
  if (!payload) throw new Error(`There is no example of ${chart} × ${event}`);
  return { ...marked(payload), type: event };
}

function marked(payload: object): object {
  const entries = Object.entries(payload).map(([name, value]) => [name, markedPart(name, value)]);
  return Object.fromEntries(entries);
}

function markedPart(name: string, value: unknown): unknown {
  if (typeof value === 'string') return name === 'page' ? value : secret;
  const isPlain = Object.getPrototypeOf(Object(value)) === Object.prototype;
  return isPlain ? marked(Object(value)) : value;
}
