import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { resetPassword } from '../../../src/flows/account/reset-password.ts';
import { isRight, shownFault } from '../../../src/flows/form.ts';
import { createWorld, shownBy } from '../kit/start.ts';

const changed = { message: 'Changed.' };

function openPage(token?: string) {
  const { input, options, ...world } = createWorld(token);
  const flow = createActor(resetPassword, { input, ...options }).start();
  const form = () => flow.getSnapshot().children.form;
  const type = (newPassword: string, confirmation: string) => {
    form()?.send({ type: 'typed', field: 'newPassword', value: newPassword });
    form()?.send({ type: 'typed', field: 'confirmation', value: confirmation });
  };
  const leave = (field: 'newPassword' | 'confirmation') => form()?.send({ type: 'left', field });
  const submit = (newPassword: string, confirmation = newPassword) => {
    type(newPassword, confirmation);
    form()?.send({ type: 'submitted' });
  };
  /** What is said at the fields, or the state in which there is no form. */
  const says = () => {
    const { value, children } = flow.getSnapshot();
    const snapshot = children.form?.getSnapshot();
    return snapshot && value === 'idle'
      ? [shownFault(snapshot, 'newPassword'), shownFault(snapshot, 'confirmation')]
      : value;
  };
  const secrets = () => {
    const { token, newPassword } = flow.getSnapshot().context;
    return [token, newPassword];
  };
  return { ...world, flow, form, type, leave, submit, says, secrets };
}

test.each(['', ' ', '\t\n\u00a0'])('redirects to the root without a token: %j', token => {
  const { says, server, visited } = openPage(token);
  expect([says(), server.asked, visited]).toEqual(['redirect', [], ['/']]);
});

test('begins with an empty form, of which nothing is said, and makes no call', () => {
  const { says, secrets, server, visited } = openPage();
  expect([says(), secrets(), server.asked, visited]).toEqual([
    [undefined, undefined],
    ['the token', ''],
    [],
    [],
  ]);
});

describe('while the passwords are typed', () => {
  test('an empty new password that was left is too short, of an empty confirmation nothing is said', () => {
    const { leave, says } = openPage();
    leave('confirmation');
    leave('newPassword');
    expect(says()).toEqual(['tooShort', undefined]);
  });

  test.each([
    ['12345', 'tooShort'],
    ['123456', undefined],
    ['x'.repeat(50), undefined],
    ['x'.repeat(51), 'tooLong'],
    ['📚'.repeat(5), 'tooShort'],
    ['👩‍👩‍👧‍👦'.repeat(6), undefined],
    ['👩‍👩‍👧‍👦'.repeat(51), 'tooLong'],
    ['e\u0301'.repeat(5), 'tooShort'],
    ['e\u0301'.repeat(50), undefined],
    ['e\u0301'.repeat(51), 'tooLong'],
  ])('the length of %s is judged once its field has been left: %s', (password, verdict) => {
    const { type, leave, says } = openPage();
    type(password, '');
    leave('newPassword');
    expect(says()).toEqual([verdict, undefined]);
  });

  test.each([
    ['nine yellow lanterns', undefined],
    ['nine yellow', 'different'],
    ['nine yellow lanterns ', 'different'],
    ['NINE YELLOW LANTERNS', 'different'],
  ])('the confirmation %j is judged once it has been left: %s', (confirmation, verdict) => {
    const { type, leave, says } = openPage();
    type('nine yellow lanterns', confirmation);
    expect(says()).toEqual([undefined, undefined]);
    leave('confirmation');
    expect(says()).toEqual([undefined, verdict]);
  });

  test('the confirmation is judged again when either password changes', () => {
    const { type, leave, says } = openPage();
    const verdictOn = (newPassword: string, confirmation: string) => {
      type(newPassword, confirmation);
      return says();
    };
    leave('confirmation');
    expect([
      verdictOn('long enough', 'long enoug'),
      verdictOn('long enoug', 'long enoug'),
      verdictOn('long enoug', 'other'),
    ]).toEqual([
      [undefined, 'different'],
      [undefined, undefined],
      [undefined, 'different'],
    ]);
  });

  test.each([
    ['12345', '12345', false],
    ['123456', '12345', false],
    ['123456', '', false],
    ['123456', '123456', true],
    ['123456 ', '123456', false],
    ['      ', '      ', true],
    ['x'.repeat(50), 'x'.repeat(50), true],
    ['x'.repeat(51), 'x'.repeat(51), false],
  ])('%j and %j can be submitted: %s', (newPassword, confirmation, canBe) => {
    const { flow, form, type, submit, server } = openPage();
    type(newPassword, confirmation);
    const context = form()?.getSnapshot().context;
    expect(context && isRight(context)).toBe(canBe);
    submit(newPassword, confirmation);
    expect([flow.getSnapshot().matches('loading'), server.asked.length]).toEqual(
      canBe ? [true, 1] : [false, 0],
    );
  });

  test('a visitor who returns from elsewhere finds an empty form, of which nothing is said', () => {
    const { flow, form, type, leave, says } = openPage();
    type('short', 'other');
    leave('confirmation');
    flow.send({ type: 'page returned to' });
    expect([says(), form()?.getSnapshot().context.values]).toEqual([
      [undefined, undefined],
      { newPassword: '', confirmation: '' },
    ]);
  });

  test('a visitor who leaves the page gives up, and nothing is kept', () => {
    const { flow, form, type, says, secrets, server, visited } = openPage();
    type('long enough', 'long enough');
    flow.send({ type: 'page left' });
    expect([says(), form(), secrets(), server.asked, visited]).toEqual([
      'left',
      undefined,
      ['', ''],
      [],
      [],
    ]);
  });
});

describe('once submitted', () => {
  test('one call carries the password as it was typed, and the modal shows that it loads', () => {
    const { form, submit, says, server, modal } = openPage(' a token ');
    submit('  spaces stay  ');
    form()?.send({ type: 'submitted' });
    expect([says(), server.asked]).toEqual([
      'loading',
      [['resetPassword', { token: ' a token ', newPassword: '  spaces stay  ' }]],
    ]);
    expect(shownBy(modal)).toEqual([{ shown: 'loading' }, 'Loading...', undefined]);
  });

  test.each([200, 201])(
    "the server's message of a success with %i is shown, and closing it leads to the root",
    async status => {
      const { modal, submit, says, secrets, server, visited } = openPage();
      submit('long enough');
      await server.says(status, changed);
      expect([says(), secrets()]).toEqual(['success', ['', '']]);
      expect(shownBy(modal)).toEqual([
        { shown: 'success' },
        'Changed.',
        'You can sign in with it now.',
      ]);
      modal.send({ type: 'closed' });
      expect([says(), visited]).toEqual(['redirect', ['/']]);
    },
  );

  const uncertain = 'We can’t tell whether your password has changed.';
  const later = 'Open the link in the email again later.';

  test.each([
    [200, `${uncertain} ${later}`],
    [400, 'You can get a new link.'],
    [410, 'You can get a new link.'],
    [422, 'Open the link in the email again and choose another password.'],
    [429, 'Wait a while, then open the link in the email again.'],
    [500, `Your password hasn’t changed. ${later}`],
    [
      503,
      `${uncertain} Open the link in the email again: if it has been used, your new password works.`,
    ],
  ])(
    "the server's message of a failure with %i is shown, and what to do next",
    async (...answer) => {
      const [status, advice] = answer;
      const { modal, submit, says, secrets, server, visited } = openPage();
      submit('long enough');
      await server.says(status, { message: 'No.', error: true });
      expect([says(), secrets()]).toEqual(['failure', ['', '']]);
      expect(shownBy(modal)).toEqual([{ shown: 'failure' }, 'No.', advice]);
      modal.send({ type: 'closed' });
      expect([says(), visited]).toEqual(['redirect', ['/']]);
    },
  );

  test.each([
    ['offline', 'Check your connection, then open the link in the email again.'],
    ['timed out', later],
    ['aborted', later],
    ['not understood', later],
    ['a defect', later],
  ] as const)(
    'a call that is %s says Oops, and that the outcome is unknown',
    async (trouble, advice) => {
      const { modal, submit, says, secrets, server } = openPage();
      submit('long enough');
      await server.comesTo(trouble);
      expect([says(), secrets()]).toEqual(['failure', ['', '']]);
      expect(shownBy(modal)).toEqual([
        { shown: 'failure' },
        'Oops, something went wrong.',
        `${uncertain} ${advice}`,
      ]);
    },
  );

  test.each([
    [200, '<h1>Welcome</h1>', `${uncertain} ${later}`],
    [200, { message: 'Changed.', success: 'yes' }, `${uncertain} ${later}`],
    [400, { message: ' \n\u00a0' }, 'You can get a new link.'],
  ])('an answer without a message says Oops: %i with %j', async (status, body, advice) => {
    const { modal, submit, server } = openPage();
    submit('long enough');
    await server.says(status, body);
    expect(shownBy(modal)).toEqual([{ shown: 'failure' }, 'Oops, something went wrong.', advice]);
  });

  test('no failure is tried again by itself', async () => {
    const { clock, submit, server } = openPage();
    submit('long enough');
    await server.comesTo('offline');
    clock.increment(60_000);
    expect(server.asked).toHaveLength(1);
  });

  test('a visitor who leaves the page sees the answer over the next one', async () => {
    const { flow, modal, submit, says, server } = openPage();
    submit('long enough');
    flow.send({ type: 'page left' });
    modal.send({ type: 'page left' });
    expect([says(), shownBy(modal)[0]]).toEqual(['loading', { hidden: 'awaiting' }]);
    await server.says(200, changed);
    expect([says(), shownBy(modal)[0]]).toEqual(['success', { late: 'success' }]);
  });

  test('a visitor who closes the modal while it loads is redirected once, and sees the answer', async () => {
    const { modal, submit, says, server, visited } = openPage();
    submit('long enough');
    modal.send({ type: 'closed' });
    expect([says(), visited]).toEqual(['loading', ['/']]);
    await server.comesTo('offline');
    expect([says(), shownBy(modal)[0]]).toEqual(['failure', { late: 'failure' }]);
    modal.send({ type: 'closed' });
    expect([says(), visited]).toEqual(['redirect', ['/']]);
  });

  test.each([200, 400])('it is over when the visitor leaves the result of %i', async status => {
    const { flow, submit, says, server, visited } = openPage();
    submit('long enough');
    await server.says(status, changed);
    flow.send({ type: 'page left' });
    expect([says(), visited]).toEqual(['left', []]);
  });
});
