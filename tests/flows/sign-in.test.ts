import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { signIn, signInFaults } from '../../src/flows/home/sign-in.ts';
import { troubles } from './calls.ts';
import { createWorld, shownBy } from './start.ts';

const email = 'member-one@book-exchange.example';
const password = 'nine yellow lanterns';
const member = { id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d17', name: 'Member One' };
const oops = 'Oops, something went wrong.';

function openPage() {
  const { input, options, ...world } = createWorld('');
  const flow = createActor(signIn, { input, ...options }).start();
  const type = (email: string, password: string) => {
    flow.send({ type: 'address typed', value: email });
    flow.send({ type: 'password typed', value: password });
  };
  const submit = (typedEmail = email, typedPassword = password) => {
    type(typedEmail, typedPassword);
    flow.send({ type: 'submitted' });
  };
  const state = () => flow.getSnapshot().value;
  const kept = () => {
    const { email, password } = flow.getSnapshot().context;
    return [email, password];
  };
  const refusal = () => flow.getSnapshot().context.refusal;
  return { ...world, flow, type, submit, state, kept, refusal };
}

test('begins with an empty form, of which nothing is said, and makes no call', () => {
  const { state, kept, server, visited } = openPage();
  expect([state(), kept(), server.asked, visited]).toEqual([{ idle: 'open' }, ['', ''], [], []]);
});

test.each([
  ['', '', { email: true, password: true }],
  ['member one', password, { email: true, password: false }],
  ['@book-exchange.example', password, { email: true, password: false }],
  ['member-one@', password, { email: true, password: false }],
  [email, '', { email: false, password: true }],
  [email, ' ', { email: false, password: false }],
  ['a@b', '1', { email: false, password: false }],
])('of the address %j and the password %j, lacks %j', (email, password, faults) => {
  expect(signInFaults({ email, password })).toEqual(faults);
});

test.each([
  ['', ''],
  ['member one', password],
  [email, ''],
])('says what is missing when %j and %j are submitted, and makes no call', (...form) => {
  const { submit, state, kept, server } = openPage();
  submit(...form);
  expect([state(), kept(), server.asked]).toEqual([{ idle: 'incomplete' }, form, []]);
});

test('says it of what is typed later, until that is submitted', () => {
  const { flow, submit, state, server } = openPage();
  submit('', '');
  flow.send({ type: 'address typed', value: email });
  expect(state()).toEqual({ idle: 'incomplete' });
  submit();
  expect([state(), server.asked.length]).toEqual(['loading', 1]);
});

test('makes one call for a form that is submitted twice, with what was typed, and no modal', () => {
  const { flow, submit, state, server, modal } = openPage();
  submit(` ${email} `, ' spaces stay ');
  flow.send({ type: 'submitted' });
  expect([state(), server.asked]).toEqual([
    'loading',
    [['signIn', { email: ` ${email} `, password: ' spaces stay ' }]],
  ]);
  expect(shownBy(modal)).toEqual([{ hidden: 'idle' }, '', undefined]);
});

test('leads a member to the pages of the members, which are loaded, and forgets the password', async () => {
  const { submit, state, kept, server, visited } = openPage();
  submit();
  await server.says(200, { member });
  expect([state(), kept(), visited]).toEqual(['success', [email, ''], ['/home by reload']]);
});

test.each([401, 403, 429, 500, 503])(
  'says at the form why it was refused with %i, and forgets the password',
  async status => {
    const { submit, state, kept, refusal, server, visited } = openPage();
    submit();
    await server.says(status, { message: 'They do not belong together.' });
    expect([state(), kept(), refusal(), visited]).toEqual([
      { idle: 'refused' },
      [email, ''],
      'They do not belong together.',
      [],
    ]);
  },
);

test.each([
  [500, '<h1>Bad Gateway</h1>'],
  [200, '<h1>Welcome</h1>'],
  [200, { message: 'You are signed in.' }],
])('says Oops at the form for an answer that is none: %i with %j', async (status, body) => {
  const { submit, state, refusal, server } = openPage();
  submit();
  await server.says(status, body);
  expect([state(), refusal()]).toEqual([{ idle: 'refused' }, oops]);
});

test.each(troubles)('says Oops at the form where the call is %s', async trouble => {
  const { submit, state, kept, refusal, server } = openPage();
  submit();
  await server.comesTo(trouble);
  expect([state(), kept(), refusal()]).toEqual([{ idle: 'refused' }, [email, ''], oops]);
});

test('keeps the refusal while something else is typed, and signs in with that', async () => {
  const { flow, submit, state, server, visited } = openPage();
  submit();
  await server.says(401, { message: 'No.' });
  flow.send({ type: 'password typed', value: 'seven blue kites' });
  expect(state()).toEqual({ idle: 'refused' });
  flow.send({ type: 'submitted' });
  await server.says(200, { member });
  expect([server.asked, visited]).toEqual([
    [
      ['signIn', { email, password }],
      ['signIn', { email, password: 'seven blue kites' }],
    ],
    ['/home by reload'],
  ]);
});

test('asks for the password again when a refused form is submitted as it is', async () => {
  const { flow, submit, state, server } = openPage();
  submit();
  await server.says(401, { message: 'No.' });
  flow.send({ type: 'submitted' });
  expect([state(), server.asked.length]).toEqual([{ idle: 'incomplete' }, 1]);
});

test('is empty for a member who returns from elsewhere', () => {
  const { flow, type, state, kept } = openPage();
  type(email, password);
  flow.send({ type: 'page returned to' });
  expect([state(), kept()]).toEqual([{ idle: 'open' }, ['', '']]);
});

test('says nothing of a refusal to a member who returns from elsewhere', async () => {
  const { flow, submit, state, kept, server } = openPage();
  submit();
  await server.says(401, { message: 'No.' });
  flow.send({ type: 'page returned to' });
  expect([state(), kept()]).toEqual([{ idle: 'open' }, ['', '']]);
});

test('is given up when the page is left, and keeps nothing', () => {
  const { flow, type, state, kept, server } = openPage();
  type(email, password);
  flow.send({ type: 'page left' });
  expect([state(), kept(), server.asked]).toEqual(['left', ['', ''], []]);
});

test('is given up while the call is under way, whose answer then leads nowhere', async () => {
  const { flow, submit, state, kept, server, visited } = openPage();
  submit();
  flow.send({ type: 'page left' });
  await server.says(200, { member });
  expect([state(), kept(), visited]).toEqual(['left', [email, ''], []]);
});
