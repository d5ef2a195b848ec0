import { Agent, request } from 'node:http';
import type { Errand } from './traffic.ts';

/** What came of errands that arrived at a constant rate. */
export interface Arrivals {
  /** In milliseconds from when each was due, so that a stalled server cannot hide behind itself. */
  latencies: number[];
  /** Without any answer. */
  lost: string[];
  /** With another answer than the right one. */
  wrong: string[];
}

/** In milliseconds. */
const timeoutMs = 30_000;

/** Sends them at `rate` a second, whatever becomes of those before (an open model). */
export async function arrive(origin: string, errands: Errand[], rate: number): Promise<Arrivals> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const arrivals: Arrivals = { latencies: [], lost: [], wrong: [] };
  const start = performance.now();
  const all: Promise<void>[] = [];
  for (const [index, errand] of errands.entries()) {
    const due = start + (index * 1_000) / rate;
    const early = due - performance.now();
    if (early > 1) await new Promise(resolve => setTimeout(resolve, early));
    // As many visitors: each of them alone may let eight calls wait.
    const localAddress = `127.2.0.${1 + (index % 250)}`;
    all.push(run(errand, { origin, agent, localAddress, due, arrivals }));
  }
  await Promise.all(all);
  agent.destroy();
  return arrivals;
}

/** Of the given share of all, such as 0.99, none was later than this. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

interface Way {
  origin: string;
  agent: Agent;
  localAddress: string;
  due: number;
  arrivals: Arrivals;
}

async function run(errand: Errand, way: Way): Promise<void> {
  const { due, arrivals } = way;
  const name = `${errand.method} ${errand.path.split('?')[0]}`;
  try {
    const { status, text } = await ask(way, errand);
    arrivals.latencies.push(performance.now() - due);
    const isRight = status === errand.status && text.includes(errand.holds);
    if (!isRight) arrivals.wrong.push(`${name}: ${status} ${text.slice(0, 100)}`);
  } catch (error) {
    arrivals.lost.push(`${name}: ${String(error)}`);
  }
}

function ask({ origin, agent, localAddress }: Way, { method, path, body }: Errand) {
  const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const options = { method, agent, localAddress, headers: type, signal };
    request(`${origin}${path}`, options, response => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', chunk => (text += chunk))
        .on('error', reject)
        .on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end(body);
  });
}
