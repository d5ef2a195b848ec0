import { ask, type Reply } from './exchange.ts';
import type { Finding } from './findings.ts';
import type { Options } from './options.ts';
import { inWords as silenceInWords } from './silence.ts';

export interface AskedCall {
  method: string;
  path: string;
}

export function callName({ method, path }: AskedCall): string {
  return `${method} ${path}`;
}

/** What is asked of a call. */
export function crossOriginName(call: AskedCall, origin: string): string {
  return `a page of ${origin} calls ${callName(call)}`;
}

/**
 * Whether pages of another origin may make these calls and read their answers (Fetch Standard, 3.2):
 * one finding for each. A call with a body of JSON needs a preflight first.
 */
export async function crossOriginFindings(
  calls: AskedCall[],
  backend: Pick<Options, 'url' | 'headers'>,
  origin: string,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { method, path } of calls) {
    const differences = await faultsOf({ method, path }, backend, origin);
    findings.push({
      clause: {
        description: crossOriginName({ method, path }, origin),
        states: [],
        pending: false,
        method,
        path,
        status: 200,
        why: 'The web is built for an API at another origin (API_ORIGIN): browsers keep every other answer from it.',
      },
      verdict: differences.length > 0 ? 'falls short' : 'ok',
      differences,
      answers: 0,
    });
  }
  return findings;
}

async function faultsOf(
  { method, path }: AskedCall,
  { url, headers }: Pick<Options, 'url' | 'headers'>,
  origin: string,
): Promise<string[]> {
  const target = new URL(url.pathname.replace(/\/$/, '') + path, url);
  const body = Buffer.alloc(0);
  const answer = await ask({ method, url: target, headers: { ...headers, origin }, body });
  const faults = allowFaults(answer, origin, 'the answer');
  if (method === 'GET') return faults;
  const asked = {
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': 'content-type',
  };
  const preflight = await ask({ method: 'OPTIONS', url: target, headers: asked, body });
  return [...faults, ...preflightFaults(preflight, method, origin)];
}

function allowFaults(reply: Reply, origin: string, what: string): string[] {
  if ('silence' in reply) return [silenceInWords(reply)];
  const allowed = reply.headers['access-control-allow-origin'];
  return allowed === origin || allowed === '*'
    ? []
    : [`${what} has ${allowed ? `'${allowed}'` : 'nothing'} in Access-Control-Allow-Origin`];
}

function preflightFaults(reply: Reply, method: string, origin: string): string[] {
  const faults = allowFaults(reply, origin, 'the preflight');
  if ('silence' in reply) return faults;
  const { status, headers } = reply;
  const listed = (name: string) =>
    (headers[name] ?? '')
      .toString()
      .toLowerCase()
      .split(/\s*,\s*/);
  const allows = (name: string, value: string) =>
    listed(name).some(one => one === '*' || one === value.toLowerCase());
  if (status < 200 || status > 299) faults.push(`the preflight is answered ${status}, not 2xx`);
  if (!allows('access-control-allow-headers', 'content-type')) {
    faults.push('the preflight does not allow the header Content-Type');
  }
  if (method !== 'POST' && !allows('access-control-allow-methods', method)) {
    faults.push(`the preflight does not allow the method ${method}`);
  }
  return faults;
}
