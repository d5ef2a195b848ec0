import { fetchChart } from '../../src/flows/registry.ts';
import type { Answer, Event } from './events.ts';
import type { Expectation } from './expectation.ts';
import type { Ending, SiteWorld } from './site-world.ts';

const typed = { newPassword: 'new password typed', confirmation: 'confirmation typed' } as const;
const left = { newPassword: 'new password left', confirmation: 'confirmation left' } as const;

/** Lets an event come to the site, and tells it to whoever foresees what it leads to. */
export async function happen(event: Event, world: SiteWorld, foreseen: Expectation): Promise<void> {
  const { history, form, modal, fetches, answers } = world;
  switch (event.type) {
    case 'opened':
      history.push({ page: event.page, token: event.token });
      foreseen.opened(event.page, event.token);
      break;
    case 'went': {
      const entry = history.go(event.by);
      if (entry) foreseen.opened(entry.page, entry.token);
      break;
    }
    case 'typed':
      form()?.send({ type: typed[event.field], value: event.value });
      foreseen.typed(event.field, event.value);
      break;
    case 'left':
      form()?.send({ type: left[event.field] });
      break;
    case 'submitted':
      form()?.send({ type: 'submitted' });
      foreseen.submitted();
      break;
    case 'returned':
      form()?.send({ type: 'page returned to' });
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
      const fetch = takenFrom(fetches, event.nth);
      const hasCome = event.type === 'chart arrived';
      if (hasCome) fetch?.resolve(await fetchChart(fetch.page));
      else fetch?.reject(new Error('The chunk is gone'));
      if (hasCome && fetch?.page && fetch.isNewest()) world.loads.push(fetch.page);
      if (fetch?.isNewest()) foreseen.fetched(hasCome);
      break;
    }
    case 'answered': {
      const answer = takenFrom(answers, event.nth);
      if (event.answer === 'defect') answer?.reject(new Error('A defect'));
      else answer?.resolve(endingOf(event.answer));
      if (answer) foreseen.answered(event.answer);
      break;
    }
  }
  // XState passes a promise's end on in a few microtasks.
  await new Promise(setImmediate);
}

function takenFrom<Waiting>(all: Waiting[], nth: number): Waiting | undefined {
  return all.splice(nth % all.length, 1)[0];
}

function endingOf(answer: Exclude<Answer, 'defect'>): Ending {
  return typeof answer === 'string'
    ? { kind: answer }
    : {
        kind: 'answer',
        status: answer.succeeded ? 200 : 400,
        ...answer,
        body: { message: answer.message },
      };
}
