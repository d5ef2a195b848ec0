import { createActor, waitFor } from 'xstate';
import { createClient } from '../../src/api/client.ts';
import { createCalls } from '../../src/api/generated/calls.ts';
import type { Ports } from '../../src/flows/ports.ts';
import type { ResultModalSnapshot } from '../../src/flows/result-modal.ts';
import { currentFlow, site as siteChart } from '../../src/flows/site.ts';
import { everyChart, leadToCall } from '../../src/kits/page-kits.ts';
import type { MailPage } from '../seen.ts';

/** What the site needs of the world, with the one real client. */
export function portsAt(origin: string): Ports {
  const client = createClient({ origin });
  return {
    calls: createCalls(client),
    charts: everyChart,
    navigation: { replace: () => undefined },
  };
}

/** A visitor does what leads to the call, and sees every display of the modal up to its end. */
export async function visit(ports: Ports, page: MailPage, token: string) {
  const site = createActor(siteChart, { input: ports }).start();
  const { modal } = site.getSnapshot().context;
  const displays: ResultModalSnapshot[] = [];
  modal.subscribe(snapshot => snapshot.hasTag('open') && displays.push(snapshot));
  site.send({ type: 'page opened', page, token });
  await waitFor(site, snapshot => snapshot.matches('withFlow'));
  const flow = currentFlow(site.getSnapshot());
  if (flow) leadToCall(flow);
  await waitFor(modal, snapshot => snapshot.hasTag('success') || snapshot.hasTag('failure'));
  const status = flow?.ref.getSnapshot().value;
  site.stop();
  return { displays, status };
}
