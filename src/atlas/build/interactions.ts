import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Operation } from '../../api/answer.ts';
import { createClient } from '../../api/client.ts';
import { callsBy, createCalls } from '../../api/generated/calls.ts';
import type { Trouble } from '../../api/outcome.ts';
import { harOf } from '../../contract/har.ts';
import {
  operationIdOf,
  type Pact,
  type Interaction as PactInteraction,
  readPact,
  statesOf,
} from '../../contract/pact.ts';
import type { Ports } from '../../flows/ports.ts';
import { runAlone } from '../../kits/alone.ts';
import { asker, isCall } from '../../kits/call.ts';
import type { PageKit } from '../../kits/kit.ts';
import { pageKits } from '../../kits/page-kits.ts';
import type { Interaction } from '../data.ts';
import { sourceOf, transitionsOf } from '../model/chart.ts';
import { createRecorder } from '../model/recorder.ts';
import { extractCharts } from './extract.ts';

/** Something of each transition, by its id; sorted. */
type ByTransition<Item> = Record<string, Item[]>;

/** A call of the chart of a page. */
interface Call {
  operation: Operation;
  kit: PageKit;
}

const calls: Call[] = Object.values(pageKits).flatMap(kit =>
  kit.asks.map(operation => ({ operation, kit })),
);

/**
 * Passes every answer of the contract through the real client into the real chart. Resolves to the
 * transitions that it takes: of the call, and of the page's chart. Throws where one takes none.
 */
export async function interactionsOf(pact: Pact = readPact()): Promise<ByTransition<Interaction>> {
  const found: [transition: string, Interaction][] = [];
  for (const interaction of pact.interactions) {
    const { description, response } = interaction;
    const { status } = response;
    const state = statesOf(interaction).join(' and ');
    for (const transition of await transitionsFor(interaction))
      found.push([transition, { description, state, status }]);
  }
  return byTransition(found);
}

const words: Record<Trouble, string> = {
  offline: 'nobody could be reached',
  'timed out': 'no answer came in time',
  aborted: 'the call was broken off',
  'not understood': 'the answer was not understood',
};

/** What takes a transition without an interaction, because no backend would promise it. */
export async function troublesOf(): Promise<ByTransition<string>> {
  const found: [transition: string, string][] = [];
  for (const call of calls) {
    for (const kind of Object.keys(words).filter(isTrouble)) {
      const transitions = await taken(
        call,
        callsBy(async () => ({ kind })),
      );
      for (const transition of transitions) found.push([transition, words[kind]]);
    }
  }
  return byTransition(found);
}

/** The transitions of answers that no interaction of the contract takes; an operation without any. */
export function withoutInteraction(interactions: ByTransition<Interaction>): string[] {
  const transitions = extractCharts().flatMap(transitionsOf);
  return calls.flatMap(({ operation, kit }) => {
    const ends = endsOf(kit);
    const answers = transitions.filter(
      ({ id, event }) => ends.includes(event) && sourceOf(id).startsWith(`${kit.logic.id}.`),
    );
    if (answers.length === 0) return [operation];
    return answers.map(({ id }) => id).filter(id => !interactions[id]?.length);
  });
}

/** The events by which the chart of a page hears that a call has ended. */
function endsOf({ logic }: PageKit): string[] {
  return Object.entries(logic.implementations.actors).flatMap(([name, actor]) =>
    isCall(actor) ? [`done: ${name}`] : [],
  );
}

async function transitionsFor(interaction: PactInteraction): Promise<string[]> {
  const { description, request } = interaction;
  const operation = operationIdOf(interaction);
  const call = calls.find(one => one.operation === operation);
  if (!call) {
    const why = operation === undefined ? 'it names no operation' : `no chart asks ${operation}`;
    throw new Error(`'${description}' takes no transition: ${why}.`);
  }
  const backend = await startBackend(interaction);
  const real = createCalls(createClient({ origin: backend.origin, sessionOrigin: backend.origin }));
  const transitions = await taken(call, real).finally(backend.stop);
  const expected = `${request.method} ${request.path}`;
  if (transitions.length === 0 || backend.asked.join() !== expected) {
    const asked = backend.asked.join(', ') || 'nothing';
    throw new Error(
      `'${description}' takes no transition: ${operation} asks ${asked}, not ${expected}.`,
    );
  }
  return transitions;
}

/** On this machine's loopback; answers every request with the answer of the interaction. */
async function startBackend(interaction: PactInteraction) {
  const [entry] = harOf({ interactions: [interaction] }).log.entries;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${new URL(request.url ?? '', 'http://backend').pathname}`);
    response.statusCode = interaction.response.status;
    for (const { name, value } of entry?.response.headers ?? []) response.appendHeader(name, value);
    response.end(entry?.response.content.text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, asked, stop };
}

/** The transitions by which a call and the chart of its page take the end of the call. */
async function taken({ operation, kit }: Call, calls: Ports['calls']): Promise<string[]> {
  const ends = new Set([`done: ${asker}`, `error: ${asker}`, ...endsOf(kit)]);
  const found: string[] = [];
  const inspect = createRecorder(({ event, taken }) => {
    if (ends.has(event)) found.push(...taken);
  });
  const { modal } = await runAlone(kit, { operation, calls, inspect });
  modal.stop();
  return found;
}

function isTrouble(name: string): name is Trouble {
  return Object.hasOwn(words, name);
}

function byTransition<Item>(found: [transition: string, Item][]): ByTransition<Item> {
  const groups = [...Map.groupBy(found, ([transition]) => transition)];
  const sorted = groups.toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  return Object.fromEntries(sorted.map(([id, items]) => [id, items.map(([, item]) => item)]));
}
