import type { Event } from './events.ts';
import type { Expectation } from './expectation.ts';
import type { SiteWorld } from './site-world.ts';

/** Lets an event come to the site, and passes it to the model that predicts what it leads to. */
export async function happen(event: Event, world: SiteWorld, foreseen: Expectation): Promise<void> {
  const { form, modal, network } = world;
  switch (event.type) {
    case 'opened':
      world.open({ page: event.page, parameters: {}, token: event.token });
      foreseen.opened(event.page, event.token);
      break;
    case 'went': {
      const entry = world.go(event.by);
      if (entry) foreseen.opened(entry.page, entry.token);
      break;
    }
    case 'typed':
      form()?.type(event.field, event.value);
      foreseen.typed(event.field, event.value);
      break;
    case 'left':
      form()?.leave(event.field);
      break;
    case 'submitted':
      form()?.submit();
      foreseen.submitted();
      break;
    case 'returned':
      form()?.returnTo();
      foreseen.returned();
      break;
    case 'closed':
      modal.send({ type: 'closed' });
      foreseen.closed();
      break;
    case 'waited':
      world.clock.increment(event.milliseconds);
      break;
    case 'chart arrived':
    case 'chart was gone': {
      const fetch = nthOf(network.pendingCharts, event.nth);
      if (!fetch) break;
      const hasCome = event.type === 'chart arrived';
      if (hasCome) fetch.comes();
      else fetch.isMissing();
      if (!fetch.isNewest()) break;
      if (hasCome) world.loads.push(fetch.chart.page);
      foreseen.fetched(hasCome);
      break;
    }
    case 'answered': {
      const call = nthOf(network.pendingCalls, event.nth);
      if (!call) break;
      const { answer } = event;
      if (answer === 'defect') call.comesTo('a defect');
      else if (typeof answer === 'string') call.comesTo(answer);
      else call.says(answer.succeeded ? 200 : 400, { message: answer.message });
      foreseen.answered(answer);
      break;
    }
  }
  // XState passes a promise's end on in a few microtasks.
  await new Promise(setImmediate);
}

function nthOf<Waiting>(all: readonly Waiting[], nth: number): Waiting | undefined {
  return all[nth % all.length];
}
