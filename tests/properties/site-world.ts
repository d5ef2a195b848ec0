import { createActor, fromPromise, type InspectionEvent, SimulatedClock } from 'xstate';
import type { Trouble } from '../../src/api/outcome.ts';
import type { Chart } from '../../src/flows/registry.ts';
import type { ResetPasswordSnapshot } from '../../src/flows/reset-password.ts';
import type { ResultModalSnapshot } from '../../src/flows/result-modal.ts';
import { site as siteChart } from '../../src/flows/site.ts';
import { pageAt, type PageName } from '../../src/paths.ts';
import type { Call } from '../seen.ts';
import type { Sight } from './expectation.ts';

interface Entry {
  page: PageName;
  token: string;
}

export type Ending =
  | {
      kind: 'answer';
      status: 200 | 400;
      succeeded: boolean;
      message: string;
      body: { message: string };
    }
  | { kind: Trouble };

interface Fetch extends PromiseWithResolvers<Chart> {
  page: PageName | undefined;
  isNewest: () => boolean;
}

export type SiteWorld = ReturnType<typeof openSite>;

/** The whole site in a browser whose history, network and clock the test holds in its hand. */
export function openSite() {
  const world = {
    actors: new Array<InspectionEvent['actorRef']>(),
    calls: new Array<Call>(),
    /** The pages for which a chart has come, as the last one that was asked for. */
    loads: new Array<PageName>(),
  };
  const fetches: Fetch[] = [];
  let newest: Fetch | undefined;
  const answers: PromiseWithResolvers<Ending>[] = [];
  const visited: string[] = [];
  const clock = new SimulatedClock();
  const history = createHistory(entry => site.send({ type: 'page opened', ...entry }));

  const ask = (call: Call) => {
    const answer = Promise.withResolvers<Ending>();
    world.calls.push(call);
    answers.push(answer);
    return answer.promise;
  };
  const fetchChart = fromPromise<Chart, { page: PageName | undefined }>(({ input: { page } }) => {
    const fetch = { page, ...Promise.withResolvers<Chart>(), isNewest: () => newest === fetch };
    newest = fetch;
    fetches.push(fetch);
    return fetch.promise;
  });
  const site = createActor(siteChart.provide({ actors: { 'fetch the chart': fetchChart } }), {
    clock,
    inspect: ({ type, actorRef }) => void (type === '@xstate.actor' && world.actors.push(actorRef)),
    input: {
      calls: { resetPassword: () => ask('resetPassword'), verifyEmail: () => ask('verifyEmail') },
      navigation: {
        replace: path => {
          visited.push(path);
          history.replace({ page: pageAt(path).name, token: '' });
        },
      },
    },
  });
  site.start();

  const form = () => {
    const { value, context } = site.getSnapshot();
    return value === 'withFlow' && context.flow?.page === 'resetPassword'
      ? context.flow.ref
      : undefined;
  };
  const { modal } = site.getSnapshot().context;
  const sight = (): Sight => ({
    page: site.getSnapshot().context.place?.name,
    modal: modalIn(modal.getSnapshot()),
    form: formIn(form()?.getSnapshot()),
    isBroken: site.getSnapshot().matches('broken'),
    calls: world.calls,
    redirects: visited.length,
  });
  return Object.assign(world, { site, modal, form, sight, history, fetches, answers, clock });
}

/** As the browser keeps it, with a step for every page that was opened. */
function createHistory(onArrival: (entry: Entry) => void) {
  const entries: Entry[] = [];
  let at = -1;
  const arrive = (entry: Entry) => {
    entries[at] = entry;
    onArrival(entry);
  };
  return {
    push: (entry: Entry) => {
      entries.length = at += 1;
      arrive(entry);
    },
    replace: arrive,
    /** Where there is an entry to go to. */
    go: (by: number) => {
      const entry = entries[at + by];
      if (!entry) return undefined;
      at += by;
      arrive(entry);
      return entry;
    },
  };
}

function modalIn(snapshot: ResultModalSnapshot): Sight['modal'] {
  const { message } = snapshot.context;
  if (!snapshot.hasTag('open')) return 'hidden';
  if (snapshot.hasTag('success')) return { display: 'success', message };
  return { display: snapshot.hasTag('failure') ? 'failure' : 'loading', message };
}

function formIn(snapshot: ResetPasswordSnapshot | undefined): Sight['form'] {
  if (!snapshot?.matches('idle')) return undefined;
  const { newPassword, confirmation } = snapshot.context;
  return { newPassword, confirmation, canSubmit: snapshot.can({ type: 'submitted' }) };
}
