import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { signIn } from '../../../src/flows/account/sign-in.ts';
import { shownFault } from '../../../src/flows/form.ts';
import { createWorld, self, shownBy } from '../kit/start.ts';

const { email } = self;
const password = 'nine yellow lanterns';

function openPage(next = '', kept = {}) {
  const { input, options, ...world } = createWorld('');
  const { drafts } = input;
  drafts.write('join', JSON.stringify(kept));
  const own = { ...input, parameters: { next } };
  const flow = createActor(signIn, { input: own, ...options }).start();
  const form = () => flow.getSnapshot().children.form;
  const submit = (typedEmail = email, typedPassword = password) => {
    form()?.send({ type: 'typed', field: 'email', value: typedEmail });
    form()?.send({ type: 'typed', field: 'password', value: typedPassword });
    form()?.send({ type: 'submitted' });
  };
  const state = () => flow.getSnapshot().value;
  const values = () => flow.getSnapshot().context.values;
  const message = () => flow.getSnapshot().context.message;
  return { ...world, flow, form, submit, state, values, message, drafts };
}

test.each([
  ['', '', ['missing', 'missing']],
  ['member one', password, ['address', undefined]],
  ['@book-exchange.example', password, ['address', undefined]],
  ['member-one@', password, ['address', undefined]],
  [email, '', [undefined, 'missing']],
])('says what is wrong when %j and %j are submitted, and makes no call', (typed, secret, said) => {
  const { form, submit, server } = openPage();
  submit(typed, secret);
  const snapshot = form()?.getSnapshot();
  expect(snapshot && [shownFault(snapshot, 'email'), shownFault(snapshot, 'password')]).toEqual(
    said,
  );
  expect(server.asked).toEqual([]);
});

test('makes one call for a form that is submitted twice, with what was typed, and no modal', () => {
  const { form, submit, state, server, modal } = openPage();
  submit('a@b', ' ');
  form()?.send({ type: 'submitted' });
  expect([state(), server.asked]).toEqual([
    'loading',
    [['signIn', { email: 'a@b', password: ' ' }]],
  ]);
  expect(shownBy(modal)).toEqual([{ hidden: 'idle' }, '', undefined]);
});

test.each([
  [1, '', '/home'],
  [1, '/home/requests/1', '/home/requests/1'],
  [1, '/home/requests?list=done', '/home/requests?list=done'],
  [1, '/about', '/home'],
  [1, '//elsewhere.example/home', '/home'],
  [1, 'https://elsewhere.example/home', '/home'],
  [0, '/home/requests/1', '/home/welcome?next=%2Fhome%2Frequests%2F1'],
  [0, '', '/home/welcome'],
])(
  'leads a profile of version %i that comes from %j on, and forgets the password',
  async (...with_) => {
    const [version, next, page] = with_;
    const { submit, state, values, server, visited } = openPage(next);
    submit();
    await server.says(200, { member: { ...self, version } });
    expect([state(), values(), visited]).toEqual([
      'success',
      { email, password: '' },
      [`${page} by reload`],
    ]);
  },
);

test.each([
  [401, { message: 'No.' }, 'refused', 'No.'],
  [403, { message: 'No.', code: 'account suspended' }, 'suspended', 'No.'],
  [
    403,
    { message: 'Confirm it first.', code: 'address not confirmed' },
    'refused',
    'Confirm it first.',
  ],
  [503, { message: 'No.' }, 'refused', 'No.'],
  [500, '<h1>Bad Gateway</h1>', 'refused', 'Oops, something went wrong.'],
  [200, { message: 'You are signed in.' }, 'refused', 'Oops, something went wrong.'],
])(
  'says at the form why it was refused with %i and %j, and keeps what was typed',
  async (...with_) => {
    const [status, body, why, said] = with_;
    const { form, submit, state, message, server, visited } = openPage();
    submit();
    await server.says(status, body);
    expect([state(), message(), visited]).toEqual([{ idle: why }, said, []]);
    expect(form()?.getSnapshot().context.values).toEqual({ email, password });
    submit(email, 'seven blue kites');
    await server.says(200, { member: self });
    expect(visited).toEqual(['/home by reload']);
  },
);

test.each([
  [
    'who has joined in this browser',
    email,
    0,
    `/home/welcome?next=${encodeURIComponent('/home/copies/1')}`,
  ],
  ['who has joined in this browser', ` ${email.toUpperCase()} `, 1, '/home/copies/1'],
  ['another member', 'another@book-exchange.example', 1, '/home'],
])(
  'fills in the address that has joined, and leads %s to where it began: %j of version %i',
  async (...with_) => {
    const [, typed, version, page] = with_;
    const kept = { name: 'Ada', email, terms: 'accepted', sentTo: email, next: '/home/copies/1' };
    const { form, submit, server, visited, drafts } = openPage('', kept);
    expect(form()?.getSnapshot().context.values).toEqual({ email, password: '' });
    submit(typed);
    await server.says(200, { member: { ...self, version } });
    expect(visited).toEqual([`${page} by reload`]);
    expect(drafts.read('join')).toBe(page === '/home' ? JSON.stringify(kept) : undefined);
  },
);

test('is empty for a member who returns from elsewhere', async () => {
  const { flow, form, submit, state, message, server } = openPage();
  submit();
  await server.says(401, { message: 'No.' });
  flow.send({ type: 'page returned to' });
  expect([state(), message(), form()?.getSnapshot().context.values]).toEqual([
    { idle: 'quiet' },
    '',
    { email: '', password: '' },
  ]);
});

test('is given up when the page is left, and keeps nothing', async () => {
  const { flow, submit, state, values, server, visited } = openPage();
  submit();
  flow.send({ type: 'page left' });
  await server.says(200, { member: self });
  expect([state(), values(), visited]).toEqual(['left', { email: '', password: '' }, []]);
});
