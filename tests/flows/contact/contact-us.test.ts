import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { contactUs } from '../../../src/flows/contact/contact-us.ts';
import { shownFault } from '../../../src/flows/form.ts';
import { createDrafts, createWorld, self } from '../kit/start.ts';

const { email } = self;

function openPage(named: Record<string, string> = {}, { drafts } = createDrafts()) {
  const { input, options, server } = createWorld('');
  const own = { ...input, drafts, parameters: named };
  const flow = createActor(contactUs, { input: own, ...options }).start();
  flow.send({ type: 'page shown' });
  const form = () => flow.getSnapshot().children.form?.getSnapshot().children.form;
  const state = () => flow.getSnapshot().value;
  const values = () => form()?.getSnapshot().context.values;
  return { flow, server, form, state, values };
}

test('a guest gets an empty form where it is open, and a member one with the own address', async () => {
  const guest = openPage();
  expect([guest.state(), guest.server.asked]).toEqual(['asking', [['contactForm', {}]]]);
  await guest.server.says(200, { isOpen: true });
  expect(guest.state()).toBe('writing');
  expect(guest.values()).toEqual({ topic: '', text: '', email: '', subject: '' });
  const member = openPage({ about: 'account' });
  await member.server.says(200, { isOpen: true, email });
  expect(member.values()).toEqual({ topic: 'account', text: '', email, subject: '' });
  const another = openPage({ about: 'nothing that we know' });
  await another.server.says(200, { isOpen: true });
  expect(another.values()?.topic).toBe('');
});

test('there is none where it is closed, or nobody knows', async () => {
  const closed = openPage();
  await closed.server.says(200, { isOpen: false });
  const offline = openPage();
  await offline.server.comesTo('offline');
  expect([closed.state(), offline.state()]).toEqual(['closed', 'closed']);
});

test('what is typed is kept until it is sent, apart for each who writes', async () => {
  const kept = createDrafts();
  const first = openPage({}, kept);
  await first.server.says(200, { isOpen: true });
  first.form()?.send({ type: 'typed', field: 'text', value: 'Where are the' });
  first.flow.send({ type: 'page left' });
  expect(first.state()).toBe('left');
  const again = openPage({}, kept);
  await again.server.says(200, { isOpen: true });
  expect(again.values()?.text).toBe('Where are the');
  const member = openPage({}, kept);
  await member.server.says(200, { isOpen: true, email });
  expect(member.values()).toMatchObject({ text: '', email });
});

test.each([
  ['', 'missing'],
  [' \n ', 'missing'],
  ['  Too short  ', 'tooShort'],
  ['Long enough', undefined],
  ['x'.repeat(2000), undefined],
  ['x'.repeat(2001), 'tooLong'],
])('of the text %j it says %s', async (value, fault) => {
  const { server, form } = openPage();
  await server.says(200, { isOpen: true });
  form()?.send({ type: 'typed', field: 'text', value });
  form()?.send({ type: 'submitted' });
  const snapshot = form()?.getSnapshot();
  expect(snapshot && shownFault(snapshot, 'text')).toBe(fault);
  expect(snapshot && shownFault(snapshot, 'topic')).toBe('missing');
});
