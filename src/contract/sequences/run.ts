import type { Judge } from '../allowed-answers.ts';
import { answerFaults } from '../answer-faults.ts';
import type { Finding } from '../findings.ts';
import { ask, type Reply } from '../http.ts';
import type { Backend } from '../options.ts';
import { changeState, inWords, wentWell } from '../states.ts';
import { keepCookies } from './cookies.ts';
import type { Call, Sequence } from './sequence.ts';

/** Goes through a sequence with a running backend. */
export async function runSequence(
  { name, why, given, with: params = {}, steps, compare }: Sequence,
  backend: Backend,
  judge: Judge,
): Promise<Finding> {
  const differences: string[] = [];
  const messages: string[] = [];
  const cookies = keepCookies();
  const calls = steps.filter(step => 'method' in step);
  const change = async (action: 'setup' | 'teardown', state: string) => {
    const reply = await changeState(backend, action, { name: state, params });
    if (wentWell(reply)) return true;
    const what = action === 'setup' ? 'brought about' : 'taken back';
    differences.push(`the state '${state}' was not ${what}: ${inWords(reply)}`);
    return false;
  };

  if (await change('setup', given)) {
    for (const step of steps) {
      if ('action' in step) {
        await change(step.action, step.state);
        continue;
      }
      const own = step.keepsCookies ? cookies.headersFor(step.method) : {};
      const reply = await make(step, { ...backend, headers: { ...own, ...backend.headers } });
      if (step.keepsCookies) cookies.keep(reply);
      messages.push(textIn(reply, 'message'));
      const place = calls.length > 1 ? `${step.name}: ` : '';
      differences.push(...faultsOf(step, reply, judge).map(fault => place + fault));
    }
    await change('teardown', given);
  }
  const compared = differences.length === 0 && compare?.(messages);
  if (compared) differences.push(compared);
  return {
    description: name,
    method: calls[0]?.method ?? '',
    path: calls[0]?.path ?? '',
    states: [given],
    why,
    verdict: differences.length > 0 ? 'falls short' : 'ok',
    differences,
  };
}

function make({ method, path, query, body }: Call, { url, headers }: Backend): Promise<Reply> {
  const target = new URL(url.pathname.replace(/\/$/, '') + path, url);
  target.search = String(new URLSearchParams(query));
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  return ask({ method, url: target, headers: { ...type, ...headers }, body: bytesOf(body) });
}

function bytesOf(body: unknown): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

function faultsOf({ method, path, status, code }: Call, reply: Reply, judge: Judge): string[] {
  if ('silence' in reply) return [`there was no answer, ${reply.silence}`];
  // The answer to HEAD has no body, and what a server makes of HEAD is up to it.
  if (method === 'HEAD') return [];
  const isStatus = status === undefined || reply.status === status;
  const said = textIn(reply, 'code');
  return [
    ...(isStatus ? [] : [`the status is ${reply.status}, not ${status}`]),
    ...(code === undefined || said === code ? [] : [`the code is '${said}', not '${code}'`]),
    ...answerFaults({ method, path, ...reply }, judge),
  ];
}

/** A field of a JSON object; empty where there is no such text. */
function textIn(reply: Reply, field: string): string {
  try {
    const { [field]: text } = 'silence' in reply ? {} : JSON.parse(reply.body.toString());
    return typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}
