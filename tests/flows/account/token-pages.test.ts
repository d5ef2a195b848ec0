import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { resetPassword } from '../../../src/flows/account/reset-password.ts';
import { verifyEmail } from '../../../src/flows/account/verify-email.ts';
import { createWorld, shownBy } from '../kit/start.ts';

const done = { message: 'Done.' };
const oops = 'Oops, something went wrong.';
const newLink = 'You can get a new link.';
const later = 'Open the link in the email again later.';
const wait = 'Wait a while, then open the link in the email again.';
const offline = 'Check your connection, then open the link in the email again.';
const uncertain = 'We can’t tell whether your password has changed.';
const whether = 'Open the link in the email again: if it has been used, your new password works.';

/** With a call under way, where there is a token: a page with a form has it submitted. */
function openPage(chart: AnyStateMachine, token?: string, newPassword = 'long enough') {
  const { input, options, ...world } = createWorld(token);
  const flow = createActor(chart, { input, ...options }).start();
  const form = flow.getSnapshot().children['form'];
  for (const field of ['newPassword', 'confirmation']) {
    form?.send({ type: 'typed', field, value: newPassword });
  }
  form?.send({ type: 'submitted' });
  form?.send({ type: 'submitted' });
  const state = () => flow.getSnapshot().value;
  const secrets = () => {
    const { token, newPassword = '' } = flow.getSnapshot().context;
    return [token, newPassword];
  };
  return { ...world, flow, state, secrets };
}

describe.each([
  {
    chart: resetPassword,
    asked: { token: ' a token ', newPassword: '  spaces stay  ' },
    next: 'You can sign in with it now.',
    advices: [
      [200, `${uncertain} ${later}`],
      [400, newLink],
      [410, newLink],
      [422, 'Open the link in the email again and choose another password.'],
      [429, wait],
      [500, `Your password hasn’t changed. ${later}`],
      [503, `${uncertain} ${whether}`],
      ['offline', `${uncertain} ${offline}`],
      ['timed out', `${uncertain} ${later}`],
    ],
  },
  {
    chart: verifyEmail,
    asked: { token: ' a token ' },
    next: 'You can sign in now.',
    advices: [
      [200, later],
      [400, newLink],
      [410, newLink],
      [429, wait],
      [500, later],
      [503, later],
      ['offline', offline],
      ['timed out', later],
    ],
  },
] as const)('$chart.id', ({ chart, asked, next, advices }) => {
  const advised = new Map<string | number, string>(advices);
  const statuses = [...advised.keys()].filter(end => typeof end === 'number');

  test.each(['', ' ', '\t\n\u00a0'])('redirects to the root without a token: %j', token => {
    const { state, server, visited } = openPage(chart, token);
    expect([state(), server.asked, visited]).toEqual(['redirect', [], ['/']]);
  });

  test('one call carries what it is given as it is, and the modal shows that it loads', () => {
    const { state, server, modal } = openPage(chart, ' a token ', '  spaces stay  ');
    expect([state(), server.asked]).toEqual(['loading', [[chart.id, asked]]]);
    expect(shownBy(modal)).toEqual([{ shown: 'loading' }, 'Loading...', undefined]);
  });

  test.each([200, 201])(
    'a success with %i is shown, and closing it leads to the root',
    async with_ => {
      const { state, secrets, modal, server, visited } = openPage(chart);
      await server.says(with_, done);
      expect([state(), secrets()]).toEqual(['success', ['', '']]);
      expect(shownBy(modal)).toEqual([{ shown: 'success' }, 'Done.', next]);
      modal.send({ type: 'closed' });
      expect([state(), shownBy(modal)[0], visited]).toEqual([
        'redirect',
        { hidden: 'idle' },
        ['/'],
      ]);
    },
  );

  test.each(statuses)('a failure with %i is shown, and what to do next', async status => {
    const { state, secrets, modal, server, visited } = openPage(chart);
    await server.says(status, { message: 'No.', error: true });
    expect([state(), secrets()]).toEqual(['failure', ['', '']]);
    expect(shownBy(modal)).toEqual([{ shown: 'failure' }, 'No.', advised.get(status)]);
    modal.send({ type: 'closed' });
    expect([state(), visited]).toEqual(['redirect', ['/']]);
  });

  test.each(['offline', 'timed out', 'aborted', 'not understood', 'a defect'] as const)(
    'a call that is %s says Oops, and what to do next, and is not tried again by itself',
    async trouble => {
      const { state, secrets, modal, server, clock } = openPage(chart);
      await server.comesTo(trouble);
      expect([state(), secrets()]).toEqual(['failure', ['', '']]);
      const advice = advised.get(trouble === 'offline' ? trouble : 'timed out');
      expect(shownBy(modal)).toEqual([{ shown: 'failure' }, oops, advice]);
      clock.increment(60_000);
      expect(server.asked).toHaveLength(1);
    },
  );

  test.each([
    [200, '<h1>Welcome</h1>'],
    [200, {}],
    [200, { message: 'Done.', success: 'yes' }],
    [400, { message: ' \n\u00a0' }],
    [400, { message: '', error: true }],
  ])('an answer without a message says Oops: %i with %j', async (status, body) => {
    const { modal, server } = openPage(chart);
    await server.says(status, body);
    expect(shownBy(modal)).toEqual([{ shown: 'failure' }, oops, advised.get(status)]);
  });

  test('a visitor who leaves the page sees the answer over the next one', async () => {
    const { flow, state, modal, server } = openPage(chart);
    flow.send({ type: 'page left' });
    modal.send({ type: 'page left' });
    expect([state(), shownBy(modal)[0]]).toEqual(['loading', { hidden: 'awaiting' }]);
    await server.says(200, done);
    expect([state(), shownBy(modal)]).toEqual(['success', [{ late: 'success' }, 'Done.', next]]);
  });

  test('a visitor who closes the modal while it loads is redirected once, and sees the answer', async () => {
    const { state, modal, server, visited } = openPage(chart);
    modal.send({ type: 'closed' });
    expect([state(), visited]).toEqual(['loading', ['/']]);
    await server.comesTo('offline');
    expect([state(), shownBy(modal)[0]]).toEqual(['failure', { late: 'failure' }]);
    modal.send({ type: 'closed' });
    expect([state(), visited]).toEqual(['redirect', ['/']]);
  });

  test.each([200, 400])('it is over when the visitor leaves the result of %i', async status => {
    const { flow, state, server, visited } = openPage(chart);
    await server.says(status, done);
    flow.send({ type: 'page left' });
    expect([state(), visited]).toEqual(['left', []]);
  });
});
