import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Judge } from '../allowed-answers.ts';
import { answerFaults } from '../answer-faults.ts';
import type { Finding } from '../findings.ts';
import { ask, type Reply } from '../http.ts';
import type { Backend } from '../options.ts';
import { changeState, inWords, lastingStates, wentWell } from '../states.ts';
import { keepCookies } from './cookies.ts';
import { type Call, type Change, type Sequence, subjectOf } from './sequence.ts';

/** What stands for the names in braces. */
type Values = Record<string, unknown>;

/** Goes through a sequence with a running backend. */
export async function runSequence(
  sequence: Sequence,
  backend: Backend,
  judge: Judge,
): Promise<Finding> {
  const { name, why, given, with: params = {}, steps, compare } = sequence;
  /** Each once, for the way to several steps may be the same. */
  const differences = new Set<string>();
  const messages: string[] = [];
  const cookies = keepCookies();
  const key = { 'idempotency-key': randomUUID() };
  const isAlone = steps.filter(step => 'method' in step).length === 1;
  let values: Values = {};
  const change = async ({ action, state }: Change) => {
    const reply = await changeState(backend, action, { name: state, params });
    values = { ...(state in lastingStates ? values : params), ...Object(jsonIn(reply)) };
    if (wentWell(reply)) return true;
    const what = action === 'setup' ? 'brought about' : 'taken back';
    differences.add(`the state '${state}' was not ${what}: ${inWords(reply)}`);
    return false;
  };
  const call = async (step: Call) => {
    const lacking = sessionOf(step).find(name => values[name] === undefined);
    if (lacking !== undefined) {
      differences.add(`the state '${given}' returned no \`${lacking}\``);
      return false;
    }
    const own = step.keepsCookies ? cookies.headersFor(step.method) : credentials(step, values);
    const headers = { ...(step.isKeyed && key), ...own, ...backend.headers };
    const reply = await make(step, values, { ...backend, headers });
    if (step.keepsCookies) cookies.keep(reply);
    messages.push(textIn(reply, 'message'));
    const faults = faultsOf(step, values, reply, judge);
    for (const fault of faults) differences.add(isAlone ? fault : `${step.name}: ${fault}`);
    // Nothing is built on a refusal.
    return faults.length === 0 || Number(step.status) >= 400;
  };

  if (await change({ action: 'setup', state: given })) {
    // What follows a fault shows nothing, until a state begins afresh.
    let isSound = true;
    for (const step of steps) {
      if ('action' in step && !(step.state in lastingStates)) isSound = await change(step);
      else if (isSound) isSound = await ('action' in step ? change(step) : call(step));
    }
    await change({ action: 'teardown', state: given });
  }
  const compared = differences.size === 0 && compare?.(messages);
  if (compared) differences.add(compared);
  const { method, path } = subjectOf(sequence);
  return {
    description: name,
    method,
    path: filled(path, params),
    states: [given],
    why,
    verdict: differences.size > 0 ? 'falls short' : 'ok',
    differences: [...differences],
  };
}

function filled(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (braces, name) => {
    const { [name]: value } = values;
    return typeof value === 'string' ? value : braces;
  });
}

/** The names of what a state returns for the caller. */
function sessionOf({ by }: Call): string[] {
  if (!by) return [];
  return by === 'member' ? ['session', 'xsrf'] : ['sessionOfOther', 'xsrfOfOther'];
}

/** What a browser sends that has the session of the caller. */
function credentials(step: Call, values: Values): Record<string, string> {
  const [session, xsrf] = sessionOf(step).map(name => String(values[name]));
  if (session === undefined || xsrf === undefined) return {};
  return { cookie: `__Host-session=${session}; XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf };
}

function make(
  { method, path, query = {}, body }: Call,
  values: Values,
  { url, headers }: Backend,
): Promise<Reply> {
  const target = new URL(url.pathname.replace(/\/$/, '') + filled(path, values), url);
  for (const [name, value] of Object.entries(query)) {
    target.searchParams.set(name, filled(value, values));
  }
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  return ask({
    method,
    url: target,
    headers: { ...type, ...headers },
    body: bytesOf(body, values),
  });
}

function bytesOf(body: unknown, values: Values): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : filled(JSON.stringify(body), values));
}

function faultsOf(step: Call, values: Values, reply: Reply, judge: Judge): string[] {
  if ('silence' in reply) return [`there was no answer, ${reply.silence}`];
  const { method, path, status = reply.status, code, shows = {}, says = '' } = step;
  // The answer to HEAD has no body, and what a server makes of HEAD is up to it.
  if (method === 'HEAD') return [];
  const said = textIn(reply, 'code');
  const isStatus = reply.status === status;
  return [
    ...(isStatus ? [] : [`the status is ${reply.status}, not ${status}`]),
    ...(code === undefined || said === code ? [] : [`the code is '${said}', not '${code}'`]),
    ...answerFaults({ method, path, ...reply }, judge),
    ...(isStatus ? shownFaults(shows, values, reply) : []),
    ...(reply.body.includes(says) ? [] : [`the answer does not have '${says}' in it`]),
  ];
}

function shownFaults(shows: object, values: Values, reply: Reply): string[] {
  return Object.entries(shows).flatMap(([place, wanted]) => {
    const found = valueAt(reply, place);
    const [, name = ''] = /^\{(\w+)\}$/.exec(wanted) ?? [];
    if (name) values[name] ??= found ?? null;
    const expected = name ? values[name] : wanted;
    if (isDeepStrictEqual(unordered(found), unordered(expected))) return [];
    return `'${place}' in the body is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`;
  });
}

/** The order of a list does not count. */
function unordered(value: unknown): unknown {
  return Array.isArray(value) ? new Set(value) : value;
}

function valueAt(reply: Reply, place: string): unknown {
  return place.split('.').reduce((value, name) => Object(value)[name], jsonIn(reply));
}

function textIn(reply: Reply, field: string): string {
  const text = valueAt(reply, field);
  return typeof text === 'string' ? text : '';
}

/** Undefined where the body is not JSON. */
function jsonIn(reply: Reply): unknown {
  try {
    return 'silence' in reply ? undefined : JSON.parse(reply.body.toString());
  } catch {
    return undefined;
  }
}
