import {
  type Interaction,
  type Matcher,
  type Pact,
  type Part,
  statesOf,
  valuesOf,
} from './pact.ts';

/** The first two ask something of a backend; the others do not. */
export type Kind =
  | 'new demand'
  | 'tightened'
  | 'loosened'
  | 'removed'
  | 'announced'
  | 'wording only';

export interface Change {
  kind: Kind;
  /** The interaction, in the words of the newer contract that has it. */
  interaction: string;
  what: string;
}

/** What a backend that holds the old contract has to do for the new one; empty for equal ones. */
export function diffPacts(old: Pact, next: Pact): Change[] {
  const before = byMeaning(old);
  const after = byMeaning(next);
  const removed = [...before].filter(([key]) => !after.has(key));
  return [
    ...[...after].flatMap(([key, interaction]) => {
      const previous = before.get(key);
      return previous ? diffInteraction(previous, interaction) : [arrived(interaction)];
    }),
    ...removed.map(([, { description }]): Change => ({
      kind: 'removed',
      interaction: description,
      what: 'The web no longer asks this.',
    })),
  ];
}

/** Two interactions are the same when they ask the same in the same state for the same status. */
function byMeaning({ interactions }: Pact): Map<string, Interaction> {
  const seen = new Map<string, Interaction>();
  for (const interaction of interactions) {
    const { request, response } = interaction;
    const states = statesOf(interaction).toSorted();
    const key = JSON.stringify([request.method, request.path, states, response.status]);
    seen.set(seen.has(key) ? `${key} ${interaction.description}` : key, interaction);
  }
  return seen;
}

function arrived({ description, pending, request, response }: Interaction): Change {
  const what = `${request.method} ${request.path} is to answer ${response.status}.`;
  return { kind: pending ? 'announced' : 'new demand', interaction: description, what };
}

function diffInteraction(old: Interaction, next: Interaction): Change[] {
  const isReworded =
    old.description !== next.description ||
    JSON.stringify(old.comments) !== JSON.stringify(next.comments);
  const findings: Finding[] = [
    ...diffPending(old, next),
    ...diffStates(old, next),
    ...diffRequests(requestOf(old), requestOf(next)),
    ...diffResponses(responseOf(old), responseOf(next)),
    ...(isReworded ? [reworded] : []),
  ];
  return findings.map(({ kind, what }) => ({ kind, interaction: next.description, what }));
}

type Finding = Omit<Change, 'interaction'>;

const reworded: Finding = { kind: 'wording only', what: 'It is described in other words.' };

function diffPending(old: Interaction, next: Interaction): Finding[] {
  if (Boolean(old.pending) === Boolean(next.pending)) return [];
  return next.pending
    ? [{ kind: 'loosened', what: 'It is only announced now.' }]
    : [{ kind: 'new demand', what: 'It was announced, and is demanded now.' }];
}

function diffStates(old: Interaction, next: Interaction): Finding[] {
  const before = new Map(old.providerStates?.map(({ name, params = {} }) => [name, params]));
  const changed = (next.providerStates ?? []).filter(
    ({ name, params = {} }) => JSON.stringify(params) !== JSON.stringify(before.get(name)),
  );
  const [had, has] = [valuesOf(old), valuesOf(next)];
  return [
    ...changed.map(({ name, params = {} }): Finding => ({
      kind: 'new demand',
      what: `The state '${name}' is asked for with ${JSON.stringify(params)}.`,
    })),
    ...has
      .filter(name => !had.includes(name))
      .map((name): Finding => ({ kind: 'new demand', what: `Its states have to tell ${name}.` })),
    ...had
      .filter(name => !has.includes(name))
      .map((name): Finding => ({
        kind: 'loosened',
        what: `Its states no longer have to tell ${name}.`,
      })),
  ];
}

interface Demand {
  /** 1: any value of the type; 2: a rule; 3: exactly this value. */
  strictness: 1 | 2 | 3;
  type: string;
  text: string;
  example: unknown;
}

type Demands = Map<string, Demand>;

function diffRequests(old: Demands, next: Demands): Finding[] {
  return union(old, next).flatMap((part): Finding[] => {
    const [was, is] = [old.get(part), next.get(part)];
    if (!was) return [{ kind: 'new demand', what: `The web sends ${part}.` }];
    if (!is) return [{ kind: 'new demand', what: `The web no longer sends ${part}.` }];
    return was.type === is.type
      ? exampleChange(part, was, is)
      : [{ kind: 'new demand', what: `${part} is a ${is.type}, no longer a ${was.type}.` }];
  });
}

function diffResponses(old: Demands, next: Demands): Finding[] {
  return union(old, next).flatMap((part): Finding[] => {
    const [was, is] = [old.get(part), next.get(part)];
    if (!was) return [{ kind: 'tightened', what: `${part} is needed: ${is?.text}.` }];
    if (!is) return [{ kind: 'loosened', what: `${part} is no longer needed.` }];
    if (was.text === is.text) return exampleChange(part, was, is);
    const what = `${part} was ${was.text}, and is ${is.text}.`;
    if (was.type !== is.type || was.strictness === is.strictness) {
      return [{ kind: 'new demand', what }];
    }
    return [{ kind: was.strictness < is.strictness ? 'tightened' : 'loosened', what }];
  });
}

function exampleChange(part: string, was: Demand, is: Demand): Finding[] {
  return JSON.stringify(was.example) === JSON.stringify(is.example)
    ? []
    : [{ kind: 'wording only', what: `${part} has another example.` }];
}

function requestOf({ request }: Interaction): Demands {
  const { query = {}, ...rest } = request;
  const parameters = Object.entries(query).map(([name, value]): [string, Demand] => [
    `the query parameter ${name}`,
    exactly(value),
  ]);
  return new Map([...parameters, ...partsOf(rest)]);
}

function responseOf({ response }: Interaction): Demands {
  return new Map(partsOf(response));
}

function partsOf({ headers = {}, body, matchingRules = {} }: Part): [string, Demand][] {
  const { header = {}, body: inBody = {} } = matchingRules;
  return [
    ...Object.entries(headers).map(([name, value]): [string, Demand] => [
      `the header ${name}`,
      demandOf(value, header[name]?.matchers),
    ]),
    ...leavesOf('$', body?.content).map(([path, value]): [string, Demand] => [
      path,
      demandOf(value, inBody[path]?.matchers),
    ]),
  ];
}

function leavesOf(path: string, value: unknown): [path: string, value: unknown][] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, inner),
  );
}

function demandOf(example: unknown, matchers: Matcher[] = []): Demand {
  const [matcher] = matchers;
  if (!matcher) return exactly(example);
  const { match, ...how } = matcher;
  const type = typeof example;
  return match === 'type'
    ? { strictness: 1, type, text: `any ${type}`, example }
    : { strictness: 2, type, text: `${match} ${JSON.stringify(how)}`, example };
}

function exactly(example: unknown): Demand {
  const text = `exactly ${JSON.stringify(example)}`;
  return { strictness: 3, type: typeof example, text, example };
}

function union(one: Demands, other: Demands): string[] {
  return [...new Set([...one.keys(), ...other.keys()])];
}
