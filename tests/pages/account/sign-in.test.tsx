import { expect, test } from 'vitest';
import SignInPage from '../../../src/pages/account/sign-in.tsx';
import { openSite, self } from '../../flows/kit/start.ts';
import { flowOf, htmlOf } from '../kit/open-page.tsx';

async function openPage() {
  const { site, open, server, clock } = openSite();
  await open('signIn');
  const flow = flowOf(site, 'signIn').ref;
  const submit = (email: string, password: string) => {
    const { form } = flow.getSnapshot().children;
    form?.send({ type: 'typed', field: 'email', value: email });
    form?.send({ type: 'typed', field: 'password', value: password });
    form?.send({ type: 'submitted' });
  };
  const html = () => htmlOf(site, SignInPage, '/home/sign-in');
  return { html, submit, server, clock };
}

const given = [self.email, 'nine yellow lanterns'] as const;

test('is a form with both fields that never puts a password into an address', async () => {
  const html = (await openPage()).html();
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

test('says at the fields what was missing when it was submitted', async () => {
  const { html, submit } = await openPage();
  submit('', '');
  expect(errorsIn(html())).toEqual(['Enter your email address.', 'Enter your password.']);
});

test('says after eight seconds that the answer takes long', async () => {
  const { html, submit, clock } = await openPage();
  submit(...given);
  clock.increment(7_999);
  expect(html()).not.toContain('This takes longer than usual.');
  clock.increment(1);
  expect(html()).toContain('This takes longer than usual.');
});

test('is busy until the next document comes, and writes no password into the page', async () => {
  const { html, submit, server } = await openPage();
  submit(...given);
  expect(html()).toContain('aria-busy="true"');
  expect(html()).not.toContain('nine yellow lanterns');
  expect(buttonIn(html())).toEqual({ text: 'One moment…', isDisabled: true });
  await server.says(200, { member: self });
  expect(buttonIn(html())).toEqual({ text: 'One moment…', isDisabled: true });
});

test('offers another link to everybody: at first, while it is busy, and after each refusal', async () => {
  const { html, submit, server } = await openPage();
  const link = 'href="/home/new-link">Forgot your password, or no email?<';
  expect(html()).toContain(link);
  for (const status of [401, 403, 500]) {
    submit(...given);
    expect(html()).toContain(link);
    await server.says(status, { message: 'No.' });
    expect(html()).toContain(link);
  }
});

test('says at the form, as text, why a sign-in was refused', async () => {
  const { html, submit, server } = await openPage();
  submit(...given);
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
