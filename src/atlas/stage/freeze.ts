import { createActor } from 'xstate';
import type { Ports } from '../../flows/ports.ts';
import { resetPassword } from '../../flows/reset-password.ts';
import { type ResultModal, resultModal } from '../../flows/result-modal.ts';
import { noResult } from '../../flows/result.ts';
import { type Site, site as siteChart } from '../../flows/site.ts';
import { verifyEmail } from '../../flows/verify-email.ts';
import { paths, type Place } from '../../paths.ts';
import type { FlowScene, Scene } from './scenes.ts';

/** The charts of a scene, which stay as they are: nothing that was under way is started again. */
export function freeze({ page, site, flow, modal }: Scene): Site {
  const frozenModal = freezeModal(modal);
  const place: Place = { name: page, parameters: {} };
  const context = {
    ports,
    place,
    token: '',
    modal: frozenModal,
    flow: flow && { ...freezeFlow(flow, frozenModal), place },
  };
  const snapshot = siteChart.resolveState({ value: site, context });
  return createActor(siteChart, { input: ports, snapshot }).start();
}

function unanswered(): Promise<never> {
  return new Promise(() => undefined);
}

const ports: Ports = {
  calls: { resetPassword: unanswered, verifyEmail: unanswered },
  navigation: { replace: () => undefined },
};

function freezeModal({ value, message = '', advice }: Scene['modal']): ResultModal {
  const { navigation } = ports;
  const redirectTo = paths.landing;
  const context = { navigation, message, advice, redirectTo, requester: undefined };
  const snapshot = resultModal.resolveState({ value, context });
  return createActor(resultModal, { input: ports, snapshot }).start();
}

function freezeFlow(flow: FlowScene, modal: ResultModal) {
  const input = { token: 'the token', modal, ports };
  if (flow.page === 'verifyEmail') {
    const context = { ...input, result: noResult };
    const snapshot = verifyEmail.resolveState({ value: flow.value, context });
    return { page: flow.page, ref: createActor(verifyEmail, { input, snapshot }).start() };
  }
  const { newPassword = '', confirmation = '' } = flow.typed ?? {};
  const context = { ...input, result: noResult, newPassword, confirmation };
  const snapshot = resetPassword.resolveState({ value: flow.value, context });
  return { page: flow.page, ref: createActor(resetPassword, { input, snapshot }).start() };
}
