import { createActor, type InspectionEvent, waitFor } from 'xstate';
import { publicCharts } from '../../src/flows/public-charts.ts';
import { currentFlow, site as siteChart } from '../../src/flows/site.ts';
import type { PageName } from '../../src/paths.ts';
import { createServer } from '../flows/kit/calls.ts';
import { createDrafts } from '../flows/kit/start.ts';

/** The site with a visitor who types and opens nothing but secrets. */
export function startSecretSite(inspect: (event: InspectionEvent) => void) {
  const server = createServer();
  const input = {
    calls: server.calls,
    charts: publicCharts,
    navigation: { replace: () => {} },
    position: () => Promise.reject(new Error('denied')),
    drafts: createDrafts().drafts,
  };
  const site = createActor(siteChart, { input, inspect }).start();
  const open = async (page: PageName) => {
    site.send({ type: 'page opened', page, token: 'marked token' });
    await waitFor(site, snapshot => !snapshot.matches('opening'));
  };
  const submitReset = () => {
    const flow = currentFlow(site.getSnapshot());
    if (flow?.page !== 'resetPassword') throw new Error('The form is not there');
    const { form } = flow.ref.getSnapshot().children;
    form?.send({ type: 'typed', field: 'newPassword', value: 'marked password' });
    form?.send({ type: 'typed', field: 'confirmation', value: 'marked password' });
    form?.send({ type: 'submitted' });
  };
  const submitSignIn = () => {
    const flow = currentFlow(site.getSnapshot());
    if (flow?.page !== 'signIn') throw new Error('The form is not there');
    const { form } = flow.ref.getSnapshot().children;
    form?.send({ type: 'typed', field: 'email', value: 'marked@mail.example' });
    form?.send({ type: 'typed', field: 'password', value: 'marked password' });
    form?.send({ type: 'submitted' });
  };
  const close = () => site.getSnapshot().context.modal.send({ type: 'closed' });
  return { server, open, submitReset, submitSignIn, close };
}
