import { createActor, fromCallback, type InspectionEvent, SimulatedClock, waitFor } from 'xstate';
import type { Operation } from '../../src/api/answer.ts';
import type { Requests } from '../../src/api/generated/calls.ts';
import { type Outcome, outcomeOf } from '../../src/api/outcome.ts';
import type { Ports } from '../../src/flows/ports.ts';
import { site as siteChart } from '../../src/flows/site.ts';
import { pageAt, type PageName, type Parameters } from '../../src/paths.ts';

export type World = ReturnType<typeof createWorld>;

type Inspect = (event: InspectionEvent) => void;

/** Charts in a world whose answers, clock and navigation the test holds in its hand. */
export function createWorld(inspect: Inspect = () => undefined) {
  const visited: string[] = [];
  const resetPassword = createCall('resetPassword');
  const verifyEmail = createCall('verifyEmail');
  const ports: Ports = {
    calls: { resetPassword: resetPassword.call, verifyEmail: verifyEmail.call },
    navigation: { replace: path => visited.push(path) },
  };
  const clock = new SimulatedClock();
  return { ports, visited, resetPassword, verifyEmail, options: { clock, inspect }, clock };
}

/** The whole site, in which a navigation opens the page that it leads to, as in a browser. */
export function openSiteIn(world: World, chart = siteChart) {
  const site = createActor(chart, { input: world.ports, ...world.options }).start();
  const open = async (page: PageName, token = '', parameters?: Parameters) => {
    site.send({ type: 'page opened', page, token, ...(parameters && { parameters }) });
    await waitFor(site, snapshot => !snapshot.matches('opening'));
  };
  world.ports.navigation.replace = path => {
    world.visited.push(path);
    site.send({ type: 'page opened', page: pageAt(path).name, token: '' });
  };
  return { ...world, site, open, modal: site.getSnapshot().context.modal };
}

/** An actor in the place of the flow that asks for the modal, and what it was told. */
export function createRequester() {
  const told: string[] = [];
  const logic = fromCallback<{ type: 'result closed' }>(({ receive }) =>
    receive(({ type }) => told.push(type)),
  );
  return { requester: createActor(logic).start(), told };
}

function createCall<Name extends Operation>(operation: Name) {
  const requests: Requests[Name][] = [];
  const pending: PromiseWithResolvers<Outcome<Name>>[] = [];
  const newest = () => {
    const call = pending.at(-1);
    if (!call) throw new Error('Nothing was asked');
    return call;
  };
  return {
    requests,
    call: (request: Requests[Name]) => {
      requests.push(request);
      pending.push(Promise.withResolvers());
      return newest().promise;
    },
    answer: (outcome: Outcome<Name>) => settle(() => newest().resolve(outcome)),
    /** What the server says, as the client reads it. */
    says: (status: number, body: object) => {
      const ok = status >= 200 && status < 300;
      return settle(() => newest().resolve(outcomeOf(operation, { ok, status }, body)));
    },
    /** What a defect in the client would do. */
    fail: () => settle(() => newest().reject(new Error('a defect'))),
  };
}

/** Lets the charts hear of it: XState passes a promise's end on in a few microtasks. */
async function settle(end: () => void) {
  end();
  await new Promise(setImmediate);
}
