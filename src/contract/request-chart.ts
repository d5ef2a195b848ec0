import { scxmlOf } from '../atlas/export/scxml.ts';
import { type State, statesInOrder, type Transition } from '../atlas/model/chart.ts';
import { chartOf } from '../atlas/model/extraction.ts';
import { type RequestState, requestStates } from '../exchange/request-state.ts';
import { dayMs, days, delaysOf, hourMs, isTimer, type Timer } from '../exchange/request-timers.ts';
import { acts, type Facts, request } from '../exchange/request.ts';
import { blocks, list, table } from './markdown.ts';

export const requestScxml = 'request.scxml';

const chart = chartOf(request);
const { partiesToAct } = requestStates(days);

/** For programs. */
export function requestChart(): string {
  return scxmlOf(chart);
}

/** The same in words, as a section of a page. */
export function lifeOfRequest(): string {
  return blocks(
    '## The life of a request',
    `The web decides by a chart, from which this table is written, as is [\`${requestScxml}\`](${requestScxml}) for programs. Its variables \`guards\` and \`delays\` have what only the server knows.`,
    list([
      'A state takes what stands in its own row, and what stands in that of the state around it. Nothing else happens, and `actions` has exactly the acts that are taken from the caller.',
      'In an answer, `state` is the first part of a name, or the last one of `asked`, `waiting` and `settled`; `outcome` is the last part of those that are `closed`.',
      '`isYourTurn` says whether it is the turn of the caller. `endsAt` is when the last clock of the state runs out; in `agreed › scheduled` that of `agreed › met`, and null in `done` and where there is none.',
      '*promised*: so are the copies of the request. *ended*: nothing happens any more.',
      'The days are those of our server. A clock that decides rings a day after its reminder at the earliest, also where the server was away.',
    ]),
    table(
      ['state', 'what it means', 'whose turn', 'what happens', 'clocks'],
      statesInOrder(chart).slice(1).map(rowOf),
    ),
  );
}

function rowOf({ id, description, tags, entry, transitions, children }: State): string[] {
  const [clocks, others] = [true, false].map(isClock =>
    transitions.filter(({ kind }) => (kind === 'after') === isClock).toSorted(byOrder),
  );
  return [
    placeOf(id),
    [...tags.map(tag => `*${tag}*`), description, ...entry.map(action => `First: ${action}.`)].join(
      ' ',
    ),
    children.length > 0 ? '' : turnsIn(id.replace('request.', '')),
    linesOf(others),
    linesOf(clocks),
  ];
}

const facts: Facts = { proposal: null, meeting: null, said: {}, isSaidByOne: false, reviewed: [] };
const by = 'owner';
/** What turns depend on besides the state; what one does, the owner does. */
const cases: [when: string, change: Partial<RequestState>][] = [
  ['', {}],
  ['once the asker was asked: ', { timers: {} }],
  [
    'where one has proposed a meeting: ',
    { facts: { ...facts, proposal: { by, at: 0, where: '' } } },
  ],
  ['where one has said so: ', { facts: { ...facts, said: { [by]: true } } }],
  ['where one has reviewed: ', { facts: { ...facts, reviewed: [by] } }],
];

/** Whose turn it is, and where it is that of others. */
function turnsIn(state: string): string {
  const timers = { 'is it still wanted': 0 };
  // One has said so there from the start.
  const own = state === 'confirming' ? cases.filter(([, { facts }]) => facts?.said[by]) : cases;
  const turns = own.map(([when, change]) => {
    const [one, other] = partiesToAct({ state, facts, timers, ...change });
    const name = one === 'asker' && change.facts ? 'other one' : one;
    return { when, who: other ? 'both' : name ? `the ${name}` : 'nobody' };
  });
  const differing = turns.filter(({ who }, index) => index === 0 || who !== turns[0]?.who);
  return differing.map(({ when, who }) => when + who).join('<br>');
}

/** Without the chart. */
function placeOf(id: string): string {
  return id.split('.').slice(1).join(' › ');
}

/** As the source has them; what others bring about comes after what the two do. */
function byOrder({ event: one }: Transition, { event: other }: Transition): number {
  const names: string[] = [...acts, ...Object.keys(days).map(name => `after: ${name}`)];
  const placeOf = (event: string) => (names.includes(event) ? names.indexOf(event) : names.length);
  return placeOf(one) - placeOf(other);
}

function linesOf(transitions: Transition[] = []): string {
  return transitions
    .map(transition => {
      const { targets, reenters, actions } = transition;
      const goal = targets.map(id => ` → ${placeOf(id)}${reenters ? ', anew' : ''}`);
      const effect = actions.length > 0 ? `; ${actions.join(', ')}` : '';
      return `${causeOf(transition)}${goal.join('')}${effect}`;
    })
    .join('<br>');
}

function causeOf({ id, event, guard }: Transition): string {
  const clock = event.replace('after: ', '');
  const isAct = acts.some(act => act === event);
  const name = isTimer(clock) ? `**${whenOf(clock)}**, ${clock}` : `**${event}**`;
  if (guard === null && !id.endsWith('::0')) return `${name} otherwise`;
  if (guard === null) return isAct ? `${name} by either` : name;
  if (/^(by|of) /.test(guard)) return `${name} ${guard}`;
  if (!isAct) return `${name}, where ${guard}`;
  return `${name} by one who ${guard.replace(/^not has /, 'has not ')}`;
}

function whenOf(clock: Timer): string {
  const delay = delaysOf(days)[clock];
  if (typeof delay === 'number') return `after ${lengthOf(delay)}`;
  const far = 1000 * dayMs;
  const length = delay({ context: { meeting: { at: far }, now: 0 } }) - far;
  return `${lengthOf(Math.abs(length))} ${length < 0 ? 'before' : 'after'} the meeting`;
}

function lengthOf(milliseconds: number): string {
  if (milliseconds < dayMs) return `${milliseconds / hourMs} hours`;
  return milliseconds === dayMs ? 'a day' : `${milliseconds / dayMs} days`;
}
