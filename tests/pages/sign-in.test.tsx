import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { createActor } from 'xstate';
import { signIn, type SignInEvent } from '../../src/flows/home/sign-in.ts';
import { SignInView } from '../../src/pages/home/sign-in.tsx';
import { createWorld } from '../flows/start.ts';

const filled: SignInEvent[] = [
  { type: 'address typed', value: 'member-one@book-exchange.example' },
  { type: 'password typed', value: 'nine yellow lanterns' },
];
const submitted: SignInEvent = { type: 'submitted' };

function openPage(...events: SignInEvent[]) {
  const { input, server } = createWorld('');
  const flow = createActor(signIn, { input }).start();
  for (const event of events) flow.send(event);
  const html = () =>
    renderToStaticMarkup(
      <Router ssrPath="/home/sign-in">
        <SignInView snapshot={flow.getSnapshot()} send={event => flow.send(event)} />
      </Router>,
    );
  return { html, server };
}

test('is a form with both fields that never puts a password into an address', () => {
  const html = openPage().html();
  expect(html).toMatch(/<h1[^>]*>Sign in<\/h1>/);
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html.match(/<input[^>]* name="\w+"/g)?.map(tag => /name="(\w+)"/.exec(tag)?.[1])).toEqual([
    'email',
    'password',
  ]);
  expect(html).toContain('autoComplete="username"');
  expect(html).toContain('autoComplete="current-password"');
  expect(errorsIn(html)).toEqual([]);
  expect(buttonIn(html)).toEqual({ text: 'Sign in', isDisabled: false });
});

test.each<[SignInEvent[], string[]]>([
  [[], ['Enter your e-mail address.', 'Enter your password.']],
  [filled.slice(0, 1), ['Enter your password.']],
  [filled.slice(1), ['Enter your e-mail address.']],
])('says at the fields what was missing when it was submitted with %j', (events, errors) => {
  expect(errorsIn(openPage(...events, submitted).html())).toEqual(errors);
});

test('is busy while the call is under way, and writes no password into the page', () => {
  const html = openPage(...filled, submitted).html();
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('nine yellow lanterns');
  expect(buttonIn(html)).toEqual({ text: 'One moment…', isDisabled: true });
});

test('stays busy after a success, because the next document takes a moment', async () => {
  const { html, server } = openPage(...filled, submitted);
  await server.says(200, { member: { id: '1', name: 'Member One' } });
  expect(buttonIn(html())).toEqual({ text: 'One moment…', isDisabled: true });
});

test('says at the form, as text, why a sign-in was refused', async () => {
  const { html, server } = openPage(...filled, submitted);
  await server.says(401, { message: '<b>No.</b>' });
  expect(html()).toMatch(/<p[^>]* role="alert">&lt;b&gt;No\.&lt;\/b&gt;<\/p>/);
  expect(buttonIn(html())).toEqual({ text: 'Sign in', isDisabled: false });
});

function errorsIn(html: string) {
  return [...html.matchAll(/<p[^>]* aria-live="polite"><span>([^<]+)</g)].map(([, text]) => text);
}

function buttonIn(html: string) {
  const [, attributes = '', text] = /<button([^>]*type="submit"[^>]*)>([^<]*)/.exec(html) ?? [];
  return { text, isDisabled: attributes.includes('disabled') };
}
