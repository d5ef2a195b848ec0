import { createActor, fromCallback, type InspectionEvent, SimulatedClock, waitFor } from 'xstate';
import { Network } from '../../src/browser/network.ts';
import type { FlowInput } from '../../src/flows/flow-input.ts';
import type { Ports } from '../../src/flows/ports.ts';
import { resultModal } from '../../src/flows/result-modal.ts';
import { site as siteChart } from '../../src/flows/site.ts';
import type { Nothing } from '../../src/kits/acts.ts';
import { everyChart } from '../../src/kits/page-kits.ts';
import { pageAt, type PageName, type Parameters, type Path } from '../../src/paths.ts';

export type World = ReturnType<typeof createWorld>;

type Inspect = (event: InspectionEvent) => void;

/** Charts in a world whose answers, clock and navigation the test holds in its hand. */
export function createWorld(inspect: Inspect = () => undefined) {
  const visited: string[] = [];
  const network = new Network();
  const ports: Ports = {
    calls: network.calls,
    charts: everyChart,
    navigation: { replace: path => visited.push(path) },
  };
  const redirector = createActor(
    fromCallback<{ type: 'redirect requested'; to: Path }>(({ receive }) =>
      receive(({ to }) => visited.push(to)),
    ),
  ).start();
  const clock = new SimulatedClock();
  const options = { clock, inspect };
  const openModal = () => createActor(resultModal, { input: { redirector }, ...options }).start();
  /** What the site would start a flow with. */
  const inputWith = (token: string, modal = openModal()): FlowInput => ({
    token,
    parameters: {},
    calls: network.calls,
    modal,
    redirector,
  });
  const server = createServer(network);
  return { ports, visited, server, options, clock, openModal, inputWith };
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

/** An actor in the place of the flow that asks for the modal, and the events that it received. */
export function createRequester() {
  const received: string[] = [];
  const logic = fromCallback<{ type: 'result closed' }>(({ receive }) =>
    receive(({ type }) => received.push(type)),
  );
  return { requester: createActor(logic).start(), received };
}

/** Of the calls that are under way the newest is meant. */
function createServer(network: Network) {
  const newest = () => {
    const call = network.pendingCalls.at(-1);
    if (!call) throw new Error('Nothing was asked');
    return call;
  };
  return {
    get requests() {
      return network.asked.map(({ request }) => request);
    },
    /** As the client reads it. */
    says: (status: number, body: object) => settle(() => newest().says(status, body)),
    comesTo: (nothing: Nothing) => settle(() => newest().comesTo(nothing)),
  };
}

/** Lets the charts hear of it: XState passes a promise's end on in a few microtasks. */
async function settle(end: () => void) {
  end();
  await new Promise(setImmediate);
}
