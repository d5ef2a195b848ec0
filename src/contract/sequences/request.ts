import { dayMs } from '../../exchange/request-timers.ts';
import { type Act, acts, parties } from '../../exchange/request.ts';
import { byMember, byOther, type Call, type Step as Made, type Sequence } from './sequence.ts';
import { actsAt, type Place, states, type Step, stepsOf } from './walks.ts';

const asked = 'a member is asked for a copy';
const callsBy = { owner: byMember, asker: byOther };
const events = '/api/requests/{request}/events';

/** What the owner does so that it happens to the request. */
const others = {
  'copy taken': byMember('PATCH /api/copies/{copy}', { body: { version: 1, state: 'aside' } }),
  'copy free': byMember('PATCH /api/copies/{copy}', { body: { version: 2, state: 'offered' } }),
  'copy gone': byMember('DELETE /api/copies/{copy}'),
  'member blocked': byMember('PUT /api/members/{member}/block'),
};
const meeting = { at: new Date(Date.now() + dayMs).toISOString(), where: 'At the fountain' };
const text = 'I live around the corner.';
const ask = (answer: object, more = '') =>
  byMember('POST /api/requests', {
    body: { copyId: '{copy}', way: 'give', text: text + more },
    isKeyed: true,
    status: 201,
    ...answer,
  });
const listed = { 'items.length': 1, 'items.0.id': '{asked}' };

/** What `openapi.yaml` promises of requests. What becomes of one is walked from its chart, and read by both. */
export const sequencesOfRequest: Sequence[] = [
  {
    given: 'another member has a copy',
    name: 'a copy is asked for once, however often the call is repeated, and its owner hears of it',
    why: 'A call whose answer was lost is repeated with the same key, and both find one request in their lists.',
    steps: [
      byMember('GET /api/session', { shows: { 'member.id': '{own}' } }),
      ask({ shows: { 'request.id': '{asked}' } }),
      ask({ shows: { 'request.id': '{asked}' } }),
      ask({ status: 422 }, ' Or two.'),
      byMember('GET /api/copies/{copy}', { shows: { requestId: '{asked}' } }),
      byMember('GET /api/requests?list=from-me', { shows: listed }),
      byOther('GET /api/requests?list=for-me', { shows: listed }),
      byOther('GET /api/notices', { shows: { 'items.length': 1, 'items.0.type': 'asked' } }),
      byOther('GET /api/notices/counts', { shows: { requests: 1, forMe: 1 } }),
      byOther('GET /api/conversations/{own}', {
        shows: { 'items.length': 1, 'items.0.text': text },
      }),
    ],
  },
  ...Array.from(
    Map.groupBy(nearestSteps(), ({ from }) => nameOf(from)),
    ([name, steps]) => ({
      given: asked,
      name: `what a request takes that is ${name}, and nothing else`,
      why: 'The page has a button for each of `actions`, and says where the request stands. A call whose answer was lost is repeated.',
      about: { method: 'POST', path: events },
      steps: [...steps.slice(0, 1).flatMap(({ from }) => refusals(from)), ...steps.flatMap(taken)],
    }),
  ),
];

/** Each cause with each goal once. */
function nearestSteps(): Step[] {
  const steps = stepsOf(['copy taken', 'copy free', 'copy gone', 'member blocked']);
  const names = Map.groupBy(steps, step => causeOf(step) + nameOf(step.to));
  return [...names.values()].flatMap(same => same.slice(0, 1));
}

/** As the pages name it. */
function nameOf({ standing }: Place): string {
  return standing.state.replace('.', ' › ');
}

function causeOf({ event, from }: Step): string {
  const by = event && 'by' in event ? ` by the ${event.by}` : '';
  return `'${event?.type ?? 'a clock'}'${by} in ${nameOf(from)}`;
}

function refusals(place: Place): Made[] {
  const refused = parties.flatMap(by =>
    acts
      .filter(type => !actsAt(place, by).includes(type))
      .map(type => act(place, { type, by }, { text: 'Not offered.', status: 409 })),
  );
  return [...place.way.map(madeOf), ...refused, ...looksAt(place)];
}

/** Once more an act changes nothing, and with another text it is another one. */
function taken({ event, from, to }: Step): Made[] {
  const repeats =
    event && 'by' in event
      ? [act(from, event), act(from, event, { text: 'Once more.', status: 409 })]
      : [];
  return [{ action: 'setup', state: asked }, ...to.way.map(madeOf), ...repeats, ...looksAt(to)];
}

function madeOf({ event, from }: Step): Made {
  if (!event) return { action: 'setup', state: 'a clock of a request has run out' };
  return 'by' in event ? act(from, event) : others[event.type];
}

function act(
  from: Place,
  { type, by }: Pick<Act, 'type' | 'by'>,
  { text = '', status = 200 } = {},
): Call {
  const details = {
    ...(type === 'propose a meeting' && meeting),
    ...(type === 'review' && { isGood: true }),
  };
  const body = { type, version: from.way.length + 1, text, ...details };
  const name = `'${type}' by the ${by} in ${nameOf(from)}${text && `, saying '${text}'`}`;
  return callsBy[by](`POST ${events}`, { name, body, status });
}

/** Both read the same. */
function looksAt(place: Place): Call[] {
  const { standing, way } = place;
  const { proposal, meeting: agreed, isSaidByOne } = standing.facts;
  const [first = '', last = first] = standing.state.split('.');
  const after = way.slice(-1).map(step => ` after ${causeOf(step)}`);
  return parties.map(by =>
    callsBy[by]('GET /api/requests/{request}', {
      name: `what the ${by} reads${after.join('')}`,
      shows: {
        'request.state': ['asked', 'waiting', 'settled'].includes(last) ? last : first,
        'request.outcome': first === 'closed' ? last : null,
        'request.actions': actsAt(place, by),
        'request.isYourTurn': states.partiesToAct(standing).includes(by),
        'request.proposal.by': proposal?.by,
        'request.meeting.where': agreed ? meeting.where : undefined,
        'request.isSaidByOne': isSaidByOne,
        'request.version': way.length + 1,
      },
    }),
  );
}
