import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { resetPassword } from '../../../src/flows/account/reset-password.ts';
import { isRight, shownFault } from '../../../src/flows/form.ts';
import { createWorld } from '../kit/start.ts';

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

test('begins with an empty form, of which nothing is said, and makes no call', () => {
  const { says, secrets, server, visited } = openPage();
  expect([says(), secrets(), server.asked, visited]).toEqual([
    [undefined, undefined],
    ['the token', ''],
    [],
    [],
  ]);
});

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
