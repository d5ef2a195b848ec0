import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { dataExport } from '../../src/flows/account/data-export.ts';
import { leave } from '../../src/flows/account/leave.ts';
import { newLink } from '../../src/flows/account/new-link.ts';
import { password } from '../../src/flows/account/password.ts';
import { contactForm } from '../../src/flows/contact/contact-form.ts';
import { reportForm } from '../../src/flows/moderation/report-form.ts';
import { createSession, createWorld, self } from './kit/start.ts';

const { email, id } = self;
const secret = 'nine yellow lanterns';
const given = { password: secret };
const done = { message: 'Done.' };

interface Case {
  chart: AnyStateMachine;
  typed: Record<string, string>;
  asked: unknown;
  answer: [status: number, body: object];
  leadsTo?: string[];
}

const charts: Case[] = [
  {
    chart: newLink,
    typed: { email },
    asked: ['forgotPassword', { email }],
    answer: [202, done],
  },
  {
    chart: password,
    typed: { password: secret, newPassword: 'seven blue kites' },
    asked: ['changePassword', { password: secret, newPassword: 'seven blue kites' }],
    answer: [200, done],
  },
  {
    chart: dataExport,
    typed: given,
    asked: ['exportData', given],
    answer: [200, { exportedAt: '2026-11-27T10:00:00Z', data: {} }],
  },
  {
    chart: leave,
    typed: given,
    asked: ['deleteAccount', given],
    answer: [200, done],
    leadsTo: ['/home/left by reload'],
  },
  {
    chart: reportForm,
    typed: { reason: 'It insults me.' },
    asked: ['report', { memberId: id, reason: 'It insults me.' }],
    answer: [201, done],
  },
  {
    chart: contactForm,
    typed: { topic: 'idea', text: 'A shelf for maps.', email, subject: '' },
    asked: ['contact', { topic: 'idea', text: 'A shelf for maps.', email, subject: '' }],
    answer: [202, done],
  },
];

function openPage({ chart, typed }: Pick<Case, 'chart' | 'typed'>, named = {}) {
  const { input, options, ...world } = createWorld('');
  const { session } = createSession();
  const flow = createActor(chart, {
    input: { ...input, parameters: { id, ...named }, session },
    ...options,
  }).start();
  const form = () => flow.getSnapshot().children['form'];
  const submit = () => {
    const submitted = form();
    for (const [field, value] of Object.entries(typed)) {
      submitted?.send({ type: 'typed', field, value });
    }
    submitted?.send({ type: 'submitted' });
  };
  const state = () => flow.getSnapshot().value;
  const values = () => flow.getSnapshot().context.values;
  const message = () => flow.getSnapshot().context.message;
  return { ...world, flow, form, submit, state, values, message };
}

test.each([
  [{ copy: id }, { copyId: id }],
  [{ number: '2' }, { number: 2 }],
])('a report of what the address names, %j, names it, too', (named, sent) => {
  const { submit, server } = openPage({ chart: reportForm, typed: { reason: 'Insults.' } }, named);
  submit();
  expect(server.asked).toEqual([['report', { memberId: id, reason: 'Insults.', ...sent }]]);
});

describe.each(charts)('$chart.id', page => {
  const { typed, asked, answer, leadsTo = [] } = page;
  const empty = Object.fromEntries(Object.keys(typed).map(field => [field, '']));

  test('sends nothing while the form is empty', () => {
    const { form, state, server } = openPage(page);
    form()?.send({ type: 'submitted' });
    expect([state(), form()?.getSnapshot().value, server.asked]).toEqual([
      { idle: 'quiet' },
      'judged',
      [],
    ]);
  });

  test('makes one call, and keeps nothing after it', async () => {
    const { submit, state, values, server, visited } = openPage(page);
    submit();
    expect([state(), server.asked]).toEqual(['loading', [asked]]);
    await server.says(...answer);
    expect([state(), values(), visited]).toEqual(['success', empty, leadsTo]);
  });

  test('says why it was refused, keeps what was typed, and can be sent again', async () => {
    const { form, submit, state, message, server, visited } = openPage(page);
    submit();
    await server.says(422, { message: 'No.', error: true });
    expect([state(), message(), visited]).toEqual([{ idle: 'refused' }, 'No.', []]);
    expect(form()?.getSnapshot().context.values).toEqual(typed);
    submit();
    await server.says(...answer);
    expect([state(), server.asked]).toEqual(['success', [asked, asked]]);
  });

  test('says nothing beside its fields where all that is said stands at them', async () => {
    // A report is refused as a whole.
    if (page.chart === reportForm) return;
    const { submit, message, server } = openPage(page);
    const [field] = Object.keys(typed);
    submit();
    const fault = { field, message: 'Not this one.' };
    await server.says(422, { message: 'No.', error: true, faults: [fault] });
    expect(message()).toBe('');
    submit();
    await server.says(422, {
      message: 'No.',
      error: true,
      faults: [fault, { ...fault, field: 'x' }],
    });
    expect(message()).toBe('No.');
  });

  test('is empty for a visitor who returns from elsewhere', async () => {
    const { flow, submit, state, values, message, server } = openPage(page);
    submit();
    await server.comesTo('offline');
    flow.send({ type: 'page returned to' });
    expect([state(), values(), message()]).toEqual([{ idle: 'quiet' }, empty, '']);
  });

  test('is given up when the page is left, and keeps nothing', async () => {
    const { flow, submit, state, values, server, visited } = openPage(page);
    submit();
    flow.send({ type: 'page left' });
    await server.says(...answer);
    expect([state(), values(), visited]).toEqual(['left', empty, []]);
  });
});
