import type { InspectionEvent, SnapshotFrom } from 'xstate';
import { History } from '../../src/browser/history.ts';
import { Network } from '../../src/browser/network.ts';
import { Page } from '../../src/browser/page.ts';
import type { ResultModalSnapshot } from '../../src/flows/result-modal.ts';
import { currentFlow, type site as siteChart } from '../../src/flows/site.ts';
import { pageKits } from '../../src/kits/page-kits.ts';
import type { Opening } from '../../src/kits/site.ts';
import { pageAt, type PageName } from '../../src/paths.ts';
import type { Sight } from './expectation.ts';

type SiteSnapshot = SnapshotFrom<typeof siteChart>;

export type SiteWorld = ReturnType<typeof openSite>;

/** The whole site in a browser whose history, network and clock the test holds in its hand. */
export function openSite() {
  const world = {
    actors: new Array<InspectionEvent['actorRef']>(),
    /** The pages for which a chart has come, as the last one that was asked for. */
    loads: new Array<PageName>(),
  };
  const visited: string[] = [];
  const network = new Network({ keepsCharts: false });
  network.charts = 'slow';
  const history = new History<Opening>();
  const show = (): Opening | undefined => {
    const { here } = history;
    if (here) site.send({ type: 'page opened', ...here });
    return here;
  };
  const page = new Page({
    network,
    navigation: {
      replace: path => {
        visited.push(path);
        const { name, parameters } = pageAt(path);
        history.replace({ page: name, parameters, token: '' });
        show();
      },
    },
    inspect: ({ type, actorRef }) => void (type === '@xstate.actor' && world.actors.push(actorRef)),
  });
  const { site, modal, clock } = page;

  const open = (opening: Opening) => {
    history.push(opening);
    show();
  };
  /** Where there is an entry to go to. */
  const go = (steps: -1 | 1) => (history.go(steps) ? show() : undefined);
  const form = () => (site.getSnapshot().value === 'withFlow' ? page.form : undefined);
  const calls = () => network.asked.map(({ operation }) => operation);
  const sight = (): Sight => ({
    page: site.getSnapshot().context.place?.name,
    modal: modalIn(modal.getSnapshot()),
    form: formIn(site.getSnapshot()),
    isBroken: site.getSnapshot().matches('broken'),
    calls: calls(),
    redirects: visited.length,
  });
  return Object.assign(world, { site, modal, form, calls, sight, open, go, network, clock });
}

function modalIn(snapshot: ResultModalSnapshot): Sight['modal'] {
  const { message } = snapshot.context;
  if (!snapshot.hasTag('open')) return 'hidden';
  if (snapshot.hasTag('success')) return { display: 'success', message };
  return { display: snapshot.hasTag('failure') ? 'failure' : 'loading', message };
}

function formIn(site: SiteSnapshot): Sight['form'] {
  const flow = currentFlow(site);
  if (site.value !== 'withFlow' || !flow) return undefined;
  const { form: kit } = pageKits[flow.page];
  const form = kit?.of(flow);
  if (!kit || !form?.isOpen) return undefined;
  const { context } = flow.ref.getSnapshot();
  const typed = Object.keys(kit.events.fields).map(name => [name, Reflect.get(context, name)]);
  return { typed: Object.fromEntries(typed), canSubmit: form.canSubmit };
}
