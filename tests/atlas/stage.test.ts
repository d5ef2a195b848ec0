import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { declaredMessages } from '../../src/atlas/messages.ts';
import { chartOf } from '../../src/atlas/model/extraction.ts';
import type { Hands } from '../../src/atlas/stage/hands.ts';
import type { Report, Status, Wish } from '../../src/atlas/stage/protocol.ts';
import { createWorld } from '../../src/atlas/stage/world.ts';
import { examples, machines } from '../../src/kits/kits.ts';
import { pageKits } from '../../src/kits/page-kits.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => vi.useRealTimers());

const declared = await declaredMessages();

function openStage() {
  const reports: Report[] = [];
  const gestures: string[] = [];
  const form = () => {
    const flow = world.site.getSnapshot().context.flows.at(-1);
    const shown = flow && pageKits[flow.page].form?.of(flow);
    if (!shown) throw new Error('The page has no form');
    return shown;
  };
  const make = (gesture: keyof Hands, ...words: string[]) => {
    gestures.push([gesture, ...words].join(' '));
    return form();
  };
  const hands: Hands = {
    type: (field, text) => make('type', field, text).type(field, text),
    leave: field => make('leave', field).leave(field),
    submit: () => make('submit').submit(),
    returnTo: () => make('returnTo').returnTo(),
  };
  const world = createWorld({ report: report => reports.push(report), hands, declared });
  const act = async (...wishes: Wish[]) => {
    await new Promise(setImmediate);
    for (const wish of wishes) {
      world.obey(wish);
      await new Promise(setImmediate);
    }
  };
  const send = (chart: string, event: string, example = ''): Wish => ({
    type: 'do',
    chart,
    event,
    example,
  });
  const open = (address: string) => act(send('site', 'page opened', address));
  const shows = () => {
    const snapshot = world.site.getSnapshot();
    const { modal } = snapshot.context;
    const { message, advice } = modal.getSnapshot().context;
    return {
      site: snapshot.value,
      modal: modal.getSnapshot().value,
      flow: snapshot.context.flows.at(-1)?.ref.getSnapshot().value,
      says: [message, advice],
    };
  };
  const status = (): Status => {
    const last = reports.findLast(report => report.type === 'status');
    if (!last) throw new Error('The stage has reported nothing');
    return last.status;
  };
  const offers = (chart: string, event: string) =>
    status()
      .offers.filter(one => one.chart === chart && one.event === event)
      .map(({ example, takes, refuses }) => {
        return { example, takes: takes.filter(id => /^\w+/.exec(id)?.[0] === chart), refuses };
      });
  const steps = () => reports.flatMap(report => (report.type === 'step' ? [report.step] : []));
  return { act, gestures, offers, open, reports, send, shows, status, steps };
}

test('begins on the landing page, with a clock that runs', async () => {
  const { act, reports, status } = openStage();
  await act();
  const [began, ...rest] = reports.map(({ type }) => type);
  expect([began, rest.includes('began'), rest.at(-1)]).toEqual(['began', false, 'status']);
  const { offers: _, ...others } = status();
  expect(others).toEqual({
    page: '/',
    canGo: { back: false, forward: false },
    clock: { seconds: 0, runs: true },
    holdsParts: false,
    running: ['resultModal', 'site'],
  });
});

test('offers what a page can do, and names the guards that refuse', async () => {
  const { act, offers, open, send } = openStage();
  await open('/reset-password?token=…');
  const submit = 'resetPassword.idle::submitted::0';
  expect(offers('resetPassword', 'submitted')).toEqual([
    { example: '', takes: [], refuses: [submit] },
  ]);
  await act(
    send('resetPassword', 'new password typed', 'a good one'),
    send('resetPassword', 'confirmation typed', 'a good one'),
  );
  expect(offers('resetPassword', 'submitted')).toEqual([
    { example: '', takes: [submit], refuses: [] },
  ]);
});

test('works the form of the page for each event of its chart', async () => {
  const { act, gestures, open, send, steps } = openStage();
  await open('/reset-password?token=…');
  await act(
    send('resetPassword', 'submitted'),
    send('resetPassword', 'new password typed', 'a good one'),
    send('resetPassword', 'new password left'),
    send('resetPassword', 'confirmation typed', 'a good one'),
    send('resetPassword', 'confirmation left'),
    send('resetPassword', 'page returned to'),
    send('resetPassword', 'new password typed', 'another'),
    send('resetPassword', 'confirmation typed', 'another'),
    send('resetPassword', 'submitted'),
  );
  expect(gestures).toEqual([
    'type newPassword a good password',
    'leave newPassword',
    'type confirmation a good password',
    'leave confirmation',
    'returnTo',
    'type newPassword another password',
    'type confirmation another password',
    'submit',
  ]);
  // Where the page has no gesture because its chart refuses, the chart says so itself.
  const refused = { event: 'submitted', taken: [] };
  expect(steps().filter(({ event }) => event === 'submitted')).toMatchObject([refused, {}]);
});

test('leaves a form alone that a modal covers', async () => {
  const { act, gestures, open, send, status } = openStage();
  await open('/email-verification?token=…');
  await open('/reset-password?token=…');
  await act(send('call', 'after: a long wait'));
  await act(send('verifyEmail', 'done: verify the address', 'verified'));
  const [chart, event, example] = ['resetPassword', 'new password typed', 'a good one'] as const;
  await act(send(chart, event, example));
  expect(gestures).toEqual([]);
  expect(status().offers).toContainEqual(
    expect.objectContaining({ chart, event, example, takes: [], isCovered: true }),
  );
});

test('sends no message of a chart, but does what makes the chart send it', async () => {
  const { act, open, send, shows, status } = openStage();
  await open('/email-verification?token=…');
  const before = shows();
  await act(send('verifyEmail', 'page left'), send('resultModal', 'request succeeded'));
  expect(shows()).toEqual(before);
  const takes = (id: string) =>
    status()
      .offers.filter(offer => offer.takes.includes(id))
      .map(({ chart, event, example }) => [chart, event, example]);
  expect(takes('resultModal.shown.loading::page left::0')).toContainEqual([
    'site',
    'page opened',
    '/about',
  ]);
  expect(takes('resultModal.shown.loading::request succeeded::0')).toEqual([
    ['verifyEmail', 'done: verify the address', 'verified'],
    ['verifyEmail', 'done: verify the address', 'already verified'],
  ]);
  expect(takes('resultModal::request takes long::0')).toEqual([['call', 'after: a long wait', '']]);
});

test('knows that a call will show in the modal', async () => {
  const { act, open, send, status } = openStage();
  await open('/reset-password?token=…');
  await act(
    send('resetPassword', 'new password typed', 'a good one'),
    send('resetPassword', 'confirmation typed', 'a good one'),
  );
  const submitted = status().offers.find(({ event }) => event === 'submitted');
  expect(submitted?.takes).toEqual([
    'resetPassword.idle::submitted::0',
    'resultModal::request started::0',
  ]);
});

test('tells which guard sends a page where', async () => {
  const { offers, open } = openStage();
  await open('/about');
  const branch = (index: number) => `site::page opened::${index}`;
  const [about, club, verification] = ['/about', '/club', '/email-verification?token=…'].map(name =>
    offers('site', 'page opened').find(({ example }) => example === name),
  );
  expect([about?.takes, club?.takes, verification?.takes]).toEqual([
    [branch(0)],
    [branch(3)],
    [branch(2)],
  ]);
  expect(club?.refuses).toEqual([branch(0), branch(1), branch(2)]);
  expect(verification?.refuses).toEqual([branch(0), branch(1)]);
});

describe('a call that is under way', () => {
  const fault = 'call.loading::error: ask the server::0';
  const heard = (branch: 0 | 1) => `verifyEmail.loading::done: verify the address::${branch}`;
  const answered = (branch: 0 | 1) => `call.loading::done: ask the server::${branch}`;

  test('waits for one of its answers', async () => {
    const { open, status } = openStage();
    await open('/email-verification?token=…');
    const ways = status()
      .offers.filter(({ event }) => event === 'done: verify the address')
      .map(({ example, takes }) => [example].concat(takes));
    const shown = (end: string) => `resultModal.shown.loading::request ${end}::0`;
    const success = [heard(0), answered(0), shown('succeeded')];
    const failure = [heard(1), answered(1), shown('failed')];
    expect(ways).toEqual([
      ['verified', ...success],
      ['already verified', ...success],
      ['unknown', ...failure],
      ['expired', ...failure],
      ['too many', ...failure],
      ['failed', ...failure],
      ['unavailable', ...failure],
      ['200 with an error', ...failure],
      ['offline', ...failure],
      ['timed out', ...failure],
      ['garbage', ...failure],
      ['aborted', ...failure],
      ['a defect', heard(1), fault, shown('failed')],
    ]);
  });

  test.each([
    ['verified', 'success', 'Your e-mail address is verified.', undefined],
    ['expired', 'failure', 'This verification link has expired.', 'Write to us for a new link:'],
    ['garbage', 'failure', 'Oops, something went wrong.', 'Open the link in the mail again later.'],
  ])('ends as it is answered: %s', async (answer, state, ...says) => {
    const { act, open, offers, send, shows } = openStage();
    await open('/email-verification?token=…');
    await act(send('verifyEmail', 'done: verify the address', answer));
    expect(shows()).toEqual({ site: 'withFlow', modal: { shown: state }, flow: state, says });
    expect(offers('verifyEmail', 'done: verify the address')).toEqual([]);
  });

  test('ends in a failure by a defect', async () => {
    const { act, open, send, shows, steps } = openStage();
    await open('/email-verification?token=…');
    await act(send('verifyEmail', 'done: verify the address', 'a defect'));
    expect(shows().flow).toBe('failure');
    expect(steps().flatMap(({ taken }) => taken)).toContain(fault);
  });

  test('is slow when its long wait ends', async () => {
    const { act, open, offers, send, shows } = openStage();
    await open('/email-verification?token=…');
    await act({ type: 'run the clock', runs: false }, { type: 'pass', milliseconds: 1000 });
    expect(offers('call', 'after: a long wait')).toHaveLength(1);
    await act(send('call', 'after: a long wait'));
    expect(shows().says).toEqual(['Loading...', 'This takes longer than usual.']);
    expect(offers('call', 'after: a long wait')).toEqual([]);
  });

  test('goes on beside a newer one, and is answered too', async () => {
    const { act, open, offers, send, steps } = openStage();
    const submit = () =>
      act(
        send('resetPassword', 'new password typed', 'a good one'),
        send('resetPassword', 'confirmation typed', 'a good one'),
        send('resetPassword', 'submitted'),
      );
    await open('/reset-password?token=…');
    await submit();
    await open('/email-verification?token=…');
    const both = [
      ['resetPassword', 'done: reset the password', 'changed'],
      ['verifyEmail', 'done: verify the address', 'verified'],
    ] as const;
    for (const [chart, event, example] of both) {
      expect(offers(chart, event).filter(offer => offer.example === example)).toHaveLength(1);
      await act(send(chart, event, example));
      expect(steps().filter(step => step.event === event)).toHaveLength(1);
      expect(offers(chart, event)).toEqual([]);
    }
  });
});

describe('the clock', () => {
  test('runs with ours, and stops on request', async () => {
    const { act, open, shows, status } = openStage();
    await open('/email-verification?token=…');
    vi.advanceTimersByTime(7_900);
    expect(shows().says).toEqual(['Loading...', undefined]);
    vi.advanceTimersByTime(100);
    expect(shows().says).toEqual(['Loading...', 'This takes longer than usual.']);
    await act({ type: 'run the clock', runs: false });
    vi.advanceTimersByTime(5_000);
    await act({ type: 'pass', milliseconds: 1_000 });
    expect(status().clock).toEqual({ seconds: 9, runs: false });
  });
});

describe('the address', () => {
  test('goes back and forward, and keeps the token of each page', async () => {
    const { act, open, shows, status } = openStage();
    await open('/reset-password?token=…');
    await open('/about');
    expect(status()).toMatchObject({ page: '/about', canGo: { back: true, forward: false } });
    await act({ type: 'go', steps: -1 });
    expect([status().page, status().canGo]).toEqual([
      '/reset-password?token=…',
      { back: true, forward: true },
    ]);
    expect(shows().flow).toEqual({ idle: { newPassword: 'untouched', confirmation: 'untouched' } });
  });

  test('goes nowhere from its ends', async () => {
    const { act, open, status } = openStage();
    await open('/about');
    await act({ type: 'go', steps: 1 });
    expect(status().page).toBe('/about');
    await act({ type: 'go', steps: -1 }, { type: 'go', steps: -1 }, { type: 'go', steps: 1 });
    expect(status().page).toBe('/about');
  });

  test('is replaced when the site redirects', async () => {
    const { open, status } = openStage();
    await open('/about');
    await open('/reset-password');
    expect(status()).toMatchObject({ page: '/', canGo: { back: true, forward: false } });
  });
});

describe('the chart of a page', () => {
  const hold = { type: 'hold the parts', holds: true } as const;
  const fetched = (outcome: string, event: string) =>
    ({ type: 'do', chart: 'site', event: `${event}: fetch the chart`, example: outcome }) as const;

  test('comes when it is let', async () => {
    const { act, open, shows, status } = openStage();
    await act(hold);
    await open('/email-verification?token=…');
    expect([shows().site, status().holdsParts]).toEqual(['opening', true]);
    await act(fetched('it comes', 'done'));
    expect(shows()).toMatchObject({ site: 'withFlow', flow: 'loading' });
  });

  test('can be missing', async () => {
    const { act, open, shows } = openStage();
    await act(hold);
    await open('/email-verification?token=…');
    await act(fetched('it is missing', 'error'));
    expect(shows().site).toBe('broken');
  });

  test('is forgotten when another page is opened in the meantime', async () => {
    const { act, offers, open } = openStage();
    await act(hold);
    await open('/email-verification?token=…');
    await open('/about');
    expect(offers('site', 'done: fetch the chart')).toEqual([]);
  });
});

test('ignores a wish that nobody could have', async () => {
  const { act, send, shows } = openStage();
  const before = shows();
  await act(send('site', 'page opened', '/nowhere'), send('nobody', 'nothing'));
  expect(shows()).toEqual(before);
});

test('tells names only, no token and no password', async () => {
  const { act, open, reports, send } = openStage();
  await open('/reset-password?token=…');
  await act(
    send('resetPassword', 'new password typed', 'a good one'),
    send('resetPassword', 'confirmation typed', 'a good one'),
    send('resetPassword', 'submitted'),
  );
  expect(JSON.stringify(reports)).not.toMatch(/a good password|an example/);
});

test.each(machines.map(machine => chartOf(machine)))(
  'there is an example of every event of $id',
  ({ id, events }) => {
    expect(events.filter(event => !Object.hasOwn(examples[id] ?? {}, event))).toEqual([]);
  },
);
