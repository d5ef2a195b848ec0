import { setTimeout } from 'node:timers/promises';
import type { Judge } from '../allowed-answers.ts';
import { answerFaults } from '../answer-faults.ts';
import { ask, graceAfterAnswer, type Reply } from '../exchange.ts';
import type { Finding } from '../findings.ts';
import type { Options } from '../options.ts';
import { inWords as silenceInWords } from '../silence.ts';
import { changeState, inWords, wentWell } from '../states.ts';
import { keepCookies } from './cookies.ts';
import type { Call, Sequence } from './sequence.ts';

type Backend = Pick<Options, 'url' | 'states' | 'headers'>;

/** Goes through a sequence with a running backend, whatever its first steps come to. */
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
    const what = action === 'setup' ? 'brought about' : 'taken back';
    if (!wentWell(reply))
      differences.push(`the state '${state}' was not ${what}: ${inWords(reply)}`);
    return wentWell(reply);
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
  const [first] = calls;
  return {
    clause: {
      description: name,
      states: [{ name: given }],
      pending: false,
      method: first?.method ?? '',
      path: first?.path ?? '',
      status: first?.status ?? 0,
      why,
    },
    verdict: differences.length > 0 ? 'falls short' : 'ok',
    differences,
    answers: messages.length,
  };
}

async function make(
  { method, path, query, body }: Call,
  { url, headers }: Backend,
): Promise<Reply> {
  const target = new URL(url.pathname.replace(/\/$/, '') + path, url);
  target.search = String(new URLSearchParams(query));
  const isSent = body !== undefined;
  const reply = await ask({
    method,
    url: target,
    headers: { ...(isSent && { 'content-type': 'application/json' }), ...headers },
    body: isSent ? bytesOf(body) : Buffer.alloc(0),
  });
  await setTimeout(graceAfterAnswer);
  return reply;
}

function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

function faultsOf({ method, path, status, code }: Call, reply: Reply, judge: Judge): string[] {
  if ('silence' in reply) return [silenceInWords(reply)];
  // The answer to HEAD has no body, and what a server makes of HEAD is up to it.
  if (method === 'HEAD') return [];
  return [
    ...(status === undefined || reply.status === status
      ? []
      : [`the status is ${reply.status}, not ${status}`]),
    ...(code === undefined || textIn(reply, 'code') === code
      ? []
      : [`the code is '${textIn(reply, 'code')}', not '${code}'`]),
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
