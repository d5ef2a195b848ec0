import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { resetPassword } from '../../src/flows/reset-password.ts';
import { recordTests } from './recording.ts';
import { createWorld } from './world.ts';

const { inspect, missing } = recordTests();
const changed = { message: 'Changed.' };

function openPage(token = 'the token') {
  const world = createWorld(inspect);
  const modal = world.openModal();
  const input = world.inputWith(token, modal);
  const flow = createActor(resetPassword, { input, ...world.options }).start();
  const { server } = world;
  const type = (newPassword: string, confirmation: string) => {
    flow.send({ type: 'new password typed', value: newPassword });
    flow.send({ type: 'confirmation typed', value: confirmation });
  };
  const submit = (newPassword: string, confirmation = newPassword) => {
    type(newPassword, confirmation);
    flow.send({ type: 'submitted' });
  };
  const says = () => {
    const { value } = flow.getSnapshot();
    return typeof value === 'object' && value.idle ? value.idle : value;
  };
  const modalShows = () => {
    const { value, context } = modal.getSnapshot();
    return [value, context.message, context.advice];
  };
  return { flow, modal, server, type, submit, says, modalShows, visited: world.visited };
}

describe('without a token', () => {
  test.each(['', ' ', '\t\n\u00a0'])('redirects to the root for %j', token => {
    const { flow, visited } = openPage(token);
    expect([flow.getSnapshot().value, visited]).toEqual(['redirect', ['/']]);
  });
});

describe('while the passwords are typed', () => {
  test('says nothing before a field has been left', () => {
    const { type, says } = openPage();
    type('short', 'other');
    expect(says()).toEqual({ newPassword: 'untouched', confirmation: 'untouched' });
  });

  test('tells of an empty password that was left, and not of an empty confirmation', () => {
    const { flow, says } = openPage();
    flow.send({ type: 'confirmation left' });
    flow.send({ type: 'new password left' });
    expect(says()).toEqual({ newPassword: 'tooShort', confirmation: 'untouched' });
    flow.send({ type: 'new password typed', value: 'nine yellow lanterns' });
    expect(says()).toEqual({ newPassword: 'right', confirmation: 'untouched' });
    flow.send({ type: 'confirmation typed', value: 'nine' });
    flow.send({ type: 'confirmation left' });
    expect(says()).toEqual({ newPassword: 'right', confirmation: 'different' });
  });

  test.each([
    ['12345', 'tooShort'],
    ['123456', 'right'],
    ['x'.repeat(50), 'right'],
    ['x'.repeat(51), 'tooLong'],
    ['📚'.repeat(5), 'tooShort'],
    ['👩‍👩‍👧‍👦'.repeat(6), 'right'],
    ['e\u0301'.repeat(50), 'right'],
    ['e\u0301'.repeat(51), 'tooLong'],
  ])('judges the length of %s once its field has been left: %s', (password, verdict) => {
    const { flow, type, says } = openPage();
    type(password, '');
    flow.send({ type: 'new password left' });
    expect(says()).toEqual({ newPassword: verdict, confirmation: 'untouched' });
  });

  test('takes a fault of length back as soon as it is mended', () => {
    const { flow, type, says } = openPage();
    flow.send({ type: 'new password left' });
    expect(says()).toEqual({ newPassword: 'tooShort', confirmation: 'untouched' });
    type('long enough', '');
    expect(says()).toEqual({ newPassword: 'right', confirmation: 'untouched' });
    type('x'.repeat(51), '');
    expect(says()).toEqual({ newPassword: 'tooLong', confirmation: 'untouched' });
    type('again right', '');
    expect(says()).toEqual({ newPassword: 'right', confirmation: 'untouched' });
  });

  test('judges the confirmation again when the new password changes', () => {
    const { flow, type, says } = openPage();
    type('long enough', 'long enoug');
    flow.send({ type: 'confirmation left' });
    expect(says()).toEqual({ newPassword: 'untouched', confirmation: 'different' });
    type('long enoug', 'long enoug');
    expect(says()).toEqual({ newPassword: 'untouched', confirmation: 'same' });
    type('long enough', 'long enoug');
    expect(says()).toEqual({ newPassword: 'untouched', confirmation: 'different' });
  });

  test.each([
    ['12345', '12345', false],
    ['123456', '12345', false],
    ['123456', '123456', true],
    ['123456 ', '123456', false],
    ['x'.repeat(50), 'x'.repeat(50), true],
    ['x'.repeat(51), 'x'.repeat(51), false],
  ])('for %j and %j, can be submitted: %s', (newPassword, confirmation, expected) => {
    const { flow, submit, says, server } = openPage();
    submit(newPassword, confirmation);
    expect([says() === 'loading', server.requests.length]).toEqual([expected, expected ? 1 : 0]);
    flow.stop();
  });

  test('begins anew when the visitor returns to the page', () => {
    const { flow, type, says } = openPage();
    type('short', 'other');
    flow.send({ type: 'new password left' });
    flow.send({ type: 'confirmation left' });
    flow.send({ type: 'page returned to' });
    const { newPassword, confirmation } = flow.getSnapshot().context;
    expect([says(), newPassword, confirmation]).toEqual([
      { newPassword: 'untouched', confirmation: 'untouched' },
      '',
      '',
    ]);
  });

  test('gives up when the visitor leaves, and keeps nothing', () => {
    const { flow, type, server } = openPage();
    type('long enough', 'long enough');
    flow.send({ type: 'page left' });
    const { value, context } = flow.getSnapshot();
    expect([value, context.token, context.newPassword, context.confirmation]).toEqual([
      'left',
      '',
      '',
      '',
    ]);
    expect(server.requests).toEqual([]);
  });
});

describe('once submitted', () => {
  test('sends the password as it was typed, once, and shows that it loads', () => {
    const { flow, submit, server, modalShows } = openPage(' a token ');
    submit('  spaces stay  ');
    flow.send({ type: 'submitted' });
    expect(server.requests).toEqual([{ token: ' a token ', newPassword: '  spaces stay  ' }]);
    expect(modalShows()).toEqual([{ shown: 'loading' }, 'Loading...', undefined]);
  });

  test('keeps no secret after the answer', async () => {
    const { flow, submit, server } = openPage();
    submit('long enough');
    await server.says(200, changed);
    const { token, newPassword, confirmation } = flow.getSnapshot().context;
    expect([token, newPassword, confirmation]).toEqual(['', '', '']);
  });

  test("shows the server's message of a success, and ends on the root", async () => {
    const { flow, modal, submit, server, modalShows, visited } = openPage();
    submit('long enough');
    await server.says(200, changed);
    expect([flow.getSnapshot().value, modalShows()]).toEqual([
      'success',
      [{ shown: 'success' }, 'Changed.', 'It is in force from now on.'],
    ]);
    modal.send({ type: 'closed' });
    expect([flow.getSnapshot().value, visited]).toEqual(['redirect', ['/']]);
  });

  test.each([
    [200, 'Your password may or may not have changed. Open the link in the mail again later.'],
    [400, 'Write to us for a new link:'],
    [410, 'Write to us for a new link:'],
    [422, 'Open the link in the mail again and choose another password.'],
    [429, 'Wait a while, then open the link in the mail again.'],
    [500, 'Your password has not changed. Open the link in the mail again later.'],
    [
      502,
      'Your password may or may not have changed. Open the link in the mail again: where it has been used, the new password is in force.',
    ],
  ])(
    "shows the server's message of a failure with %s, and what to do next",
    async (status, advice) => {
      const { modal, flow, submit, server, modalShows, visited } = openPage();
      submit('long enough');
      await server.says(status, { message: 'No.', error: true });
      expect(modalShows()).toEqual([{ shown: 'failure' }, 'No.', advice]);
      modal.send({ type: 'closed' });
      expect([flow.getSnapshot().value, visited]).toEqual(['redirect', ['/']]);
    },
  );

  test.each([
    ['offline', 'Check your connection, then open the link in the mail again.'],
    ['timed out', 'Open the link in the mail again later.'],
    ['aborted', 'Open the link in the mail again later.'],
    ['not understood', 'Open the link in the mail again later.'],
  ] as const)('says Oops when it is %s, and that nobody knows', async (kind, advice) => {
    const { submit, server, modalShows } = openPage();
    submit('long enough');
    await server.comesTo(kind);
    expect(modalShows()).toEqual([
      { shown: 'failure' },
      'Oops, something went wrong.',
      `Your password may or may not have changed. ${advice}`,
    ]);
  });

  test.each(['', ' \n\u00a0', '\u200b\u2060'])(
    'says Oops for a failure with the message %j',
    async message => {
      const { submit, server, modalShows } = openPage();
      submit('long enough');
      await server.says(400, { message });
      expect(modalShows()[1]).toBe('Oops, something went wrong.');
    },
  );

  test('says Oops for a defect', async () => {
    const defect = openPage();
    defect.submit('long enough');
    await defect.server.comesTo('a defect');
    expect(defect.modalShows()[1]).toBe('Oops, something went wrong.');
  });
});

test.each([true, false])(
  'is over when the visitor leaves its result: succeeded %s',
  async succeeded => {
    const { flow, submit, server } = openPage();
    submit('long enough');
    await server.says(200, { ...changed, success: succeeded });
    flow.send({ type: 'page left' });
    expect(flow.getSnapshot().value).toBe('left');
  },
);

test('proves every state and transition of the chart', () => {
  expect(missing(resetPassword)).toEqual([]);
});
