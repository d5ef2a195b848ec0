import { createActor, createEmptyActor, getInitialSnapshot } from 'xstate';
import { callsBy } from '../api/generated/calls.ts';
import type { Ports } from '../flows/ports.ts';
import type { Flow } from '../flows/registry.ts';
import { type ResultModal, resultModal } from '../flows/result-modal.ts';
import { type Site, site as siteChart } from '../flows/site.ts';
import { paths, type Place } from '../paths.ts';
import { everyChart, pageKits } from './page-kits.ts';
import { type FlowScene, placeOf, type Scene } from './scenes.ts';

/** The charts of a scene, which stay as they are: nothing that was under way is started again. */
export function freeze(scene: Scene): Site {
  const { site, flow, modal } = scene;
  const frozenModal = freezeModal(modal);
  const place = placeOf(scene);
  const context = {
    ports,
    place,
    token: '',
    modal: frozenModal,
    flows: flow ? [freezeFlow(flow, place, frozenModal)] : [],
  };
  const snapshot = siteChart.resolveState({ value: site, context });
  return createActor(siteChart, { input: ports, snapshot }).start();
}

const ports: Ports = {
  calls: callsBy(() => new Promise(() => undefined)),
  charts: everyChart,
  navigation: { replace: () => undefined },
};

const redirector = createEmptyActor();

function freezeModal({ value, message = '', advice }: Scene['modal']): ResultModal {
  const redirectTo = paths.landing;
  const context = { redirector, message, advice, redirectTo, requester: undefined };
  const snapshot = resultModal.resolveState({ value, context });
  return createActor(resultModal, { input: { redirector }, snapshot }).start();
}

function freezeFlow(
  { page, value, typed, context: held }: FlowScene,
  place: Place,
  modal: ResultModal,
): Flow {
  const { logic, run } = pageKits[page];
  const { calls } = ports;
  const input = { token: 'the token', parameters: place.parameters, calls, modal, redirector };
  const { context } = getInitialSnapshot(logic, input);
  const snapshot = logic.resolveState({ value, context: { ...context, ...typed, ...held } });
  const flow = run({ input, snapshot });
  flow.ref.start();
  return { ...flow, place };
}
