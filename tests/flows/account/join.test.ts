import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { accepted, join } from '../../../src/flows/account/join.ts';
import { createWorld, self } from '../kit/start.ts';

const { name, email } = self;
const password = 'nine yellow lanterns';
const typed = { name, email, password, terms: accepted };
const asked = ['signUp', { name, email, password, acceptsTerms: true }];
const sent = { message: 'Sent.' };

function openPage(next = '', world = createWorld('')) {
  const { input, options, server } = world;
  const parameters = next ? { next } : {};
  const flow = createActor(join, { input: { ...input, parameters }, ...options }).start();
  const form = () => flow.getSnapshot().children.form;
  const type = (values: Partial<typeof typed>) => {
    for (const field of ['name', 'email', 'password', 'terms'] as const) {
      const value = values[field];
      if (value !== undefined) form()?.send({ type: 'typed', field, value });
    }
  };
  const submit = (values = typed) => {
    type(values);
    form()?.send({ type: 'submitted' });
  };
  const state = () => flow.getSnapshot().value;
  const context = () => flow.getSnapshot().context;
  const held = () => form()?.getSnapshot().context.values;
  const kept = () => JSON.parse(input.drafts.read('join') || '{}');
  /** The same page in the same browser, loaded anew. */
  const reload = () => openPage(next, world);
  return { world, flow, form, type, submit, state, context, held, kept, reload, server };
}

async function openSent(next = '') {
  const page = openPage(next);
  page.submit();
  await page.server.says(202, sent);
  return page;
}

test('sends nothing while the form is empty', () => {
  const { form, state, server } = openPage();
  form()?.send({ type: 'submitted' });
  expect([state(), form()?.getSnapshot().value, server.asked]).toEqual([
    { idle: 'quiet' },
    'judged',
    [],
  ]);
});

test('keeps what is typed over a reload, but no password', () => {
  const { type, kept, reload } = openPage();
  type(typed);
  expect(kept()).toEqual({ name, email, terms: accepted, sentTo: '', next: '' });
  const again = reload();
  again.flow.send({ type: 'page shown' });
  expect([again.state(), again.held()]).toEqual([{ idle: 'quiet' }, { ...typed, password: '' }]);
});

test('makes one call, and says where the email went, also after a reload', async () => {
  const { form, submit, state, context, kept, reload, server } = openPage('/home/copies/1');
  submit();
  form()?.send({ type: 'submitted' });
  expect([state(), server.asked]).toEqual(['loading', [asked]]);
  await server.says(202, sent);
  expect([state(), context().sentTo]).toEqual([{ sent: 'quiet' }, email]);
  const next = '/home/copies/1';
  expect(kept()).toEqual({ name, email, terms: accepted, sentTo: email, next });
  const again = reload();
  expect(again.state()).toEqual({ idle: 'quiet' });
  again.flow.send({ type: 'page shown' });
  expect([again.state(), again.context().sentTo, again.kept()]).toEqual([
    { sent: 'quiet' },
    email,
    { name, email, terms: accepted, sentTo: email, next },
  ]);
});

test('leads back from a wrong address to all that was typed', async () => {
  const { flow, submit, state, held, kept, context, server } = await openSent();
  flow.send({ type: 'change pressed' });
  expect([state(), held(), kept().sentTo]).toEqual([{ idle: 'correcting' }, typed, '']);
  submit({ ...typed, email: 'right@book-exchange.example' });
  await server.says(202, sent);
  expect([state(), context().sentTo]).toEqual([{ sent: 'quiet' }, 'right@book-exchange.example']);
});

test.each([
  [202, 'On its way.'],
  [429, 'Too many.'],
])('sends the email again, and says what is answered with %i', async (status, message) => {
  const { flow, state, context, server } = await openSent();
  for (let times = 0; times < 2; times += 1) {
    flow.send({ type: 'send again pressed' });
    flow.send({ type: 'send again pressed' });
    expect(state()).toEqual({ sent: 'asking' });
    await server.says(status, { message });
    expect([state(), context().message]).toEqual([{ sent: 'answered' }, message]);
  }
  const again = ['sendVerificationLink', { email }];
  expect(server.asked).toEqual([asked, again, again]);
});

test('says why it was refused, keeps what was typed, and can be sent again', async () => {
  const { submit, state, context, held, server } = openPage();
  submit();
  await server.comesTo('offline');
  expect([state(), context().message, held()]).toEqual([
    { idle: 'refused' },
    'Oops, something went wrong.',
    typed,
  ]);
  submit();
  const fault = { field: 'password', message: 'Too common.' };
  await server.says(422, { message: 'No.', error: true, faults: [fault] });
  expect([state(), context().message, held()]).toEqual([{ idle: 'refused' }, '', typed]);
  submit();
  await server.says(202, sent);
  expect(state()).toEqual({ sent: 'quiet' });
});

test('is empty for a visitor who returns from elsewhere', () => {
  const { flow, type, state, held } = openPage();
  type(typed);
  flow.send({ type: 'page returned to' });
  const empty = { name: '', email: '', password: '', terms: '' };
  expect([state(), held()]).toEqual([{ idle: 'quiet' }, empty]);
});

test('is given up when the page is left, and forgets the password', async () => {
  const { flow, submit, state, context, server } = openPage();
  submit();
  flow.send({ type: 'page left' });
  await server.says(202, sent);
  expect([state(), context().values.password]).toEqual(['left', '']);
});
