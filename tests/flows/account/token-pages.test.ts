import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { transitionsOf } from '../../../src/atlas/model/chart.ts';
import { chartOf } from '../../../src/atlas/model/extraction.ts';
import { resetPassword } from '../../../src/flows/account/reset-password.ts';
import { verifyEmail } from '../../../src/flows/account/verify-email.ts';
import { stepsSoFar } from '../kit/recording.ts';
import { createWorld, shownBy } from '../kit/start.ts';

const done = { message: 'Done.' };
const oops = 'Oops, something went wrong.';
const newLink = 'You can get a new link.';
const later = 'Open the link in the email again later.';
const wait = 'Wait a while, then open the link in the email again.';
const offline = 'Check your connection, then open the link in the email again.';
const uncertain = 'We can’t tell whether your password has changed.';
const itself = 'the answer says that it has failed (200)';
const expired = 'the link has expired (410)';
const tooMany = 'there were too many attempts (429)';
const failed = 'the server has failed (500)';
const other = 'the answer has any other status';
const unreached = 'the server is not reached (offline)';
const tooLong = 'the answer takes too long (timed out)';
const givenUp = 'the call is given up (aborted)';
const unread = 'the answer is not understood';
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
  /** The state, and the guard of the transition that has led there. */
  const reached = () => {
    const last = stepsSoFar().findLast(one => one.chart === chart.id && one.taken.length > 0);
    const by = transitionsOf(chartOf(chart)).find(({ id }) => id === last?.taken.at(-1));
    return [state(), by?.guard];
  };
  return { ...world, flow, state, reached, secrets };
}

describe.each([
  {
    chart: resetPassword,
    asked: { token: ' a token ', newPassword: '  spaces stay  ' },
    next: 'You can sign in with it now.',
    failures: [
      [200, itself, `${uncertain} ${later}`],
      [400, 'the link is unknown, or was used before (400)', newLink],
      [410, expired, newLink],
      [
        422,
        'the password is refused (422)',
        'Open the link in the email again and choose another password.',
      ],
      [429, tooMany, wait],
      [500, failed, `Your password hasn’t changed. ${later}`],
      [503, other, `${uncertain} ${whether}`],
      ['offline', unreached, `${uncertain} ${offline}`],
      ['timed out', tooLong, `${uncertain} ${later}`],
      ['aborted', givenUp, `${uncertain} ${later}`],
      ['not understood', unread, `${uncertain} ${later}`],
      ['a defect', unread, `${uncertain} ${later}`],
    ],
  },
  {
    chart: verifyEmail,
    asked: { token: ' a token ' },
    next: 'You can sign in now.',
    failures: [
      [200, itself, later],
      [400, 'the link is unknown (400)', newLink],
      [410, expired, newLink],
      [429, tooMany, wait],
      [500, failed, later],
      [503, other, later],
      ['offline', unreached, offline],
      ['timed out', tooLong, later],
      ['aborted', givenUp, later],
      ['not understood', unread, later],
      ['a defect', unread, later],
    ],
  },
] as const)('$chart.id', ({ chart, asked, next, failures }) => {
  const answered = failures.filter(failure => typeof failure[0] === 'number');
  const troubled = failures.filter(failure => typeof failure[0] === 'string');
  const advised = new Map<unknown, string>(failures.map(([end, , advice]) => [end, advice]));

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

  test.each(answered)(
    'a failure with %s is shown, and what to do next',
    async (status, when, advice) => {
      const { state, reached, secrets, modal, server, visited } = openPage(chart);
      await server.says(status, { message: 'No.', error: true });
      expect([reached(), secrets()]).toEqual([
        ['failure', when],
        ['', ''],
      ]);
      expect(shownBy(modal)).toEqual([{ shown: 'failure' }, 'No.', advice]);
      modal.send({ type: 'closed' });
      expect([state(), visited]).toEqual(['redirect', ['/']]);
    },
  );

  test.each(troubled)(
    'a call that is %s says Oops, and what to do next, and is not tried again by itself',
    async (trouble, when, advice) => {
      const { reached, secrets, modal, server, clock } = openPage(chart);
      await server.comesTo(trouble);
      expect([reached(), secrets()]).toEqual([
        ['failure', when],
        ['', ''],
      ]);
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
