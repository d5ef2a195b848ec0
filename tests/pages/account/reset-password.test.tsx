import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { type ActorRefFrom, createActor } from 'xstate';
import { resetPassword } from '../../../src/flows/account/reset-password.ts';
import type { Site } from '../../../src/flows/site.ts';
import ResetPasswordPage, { ResetPassword } from '../../../src/pages/account/reset-password.tsx';
import { SiteContext } from '../../../src/pages/frame/site-context.ts';
import { createWorld, openSite } from '../../flows/kit/start.ts';

const { input, options } = createWorld();

type Act = (form: FormOfReset) => void;
type FormOfReset = NonNullable<
  ReturnType<ActorRefFrom<typeof resetPassword>['getSnapshot']>['children']['form']
>;

function showAfter(...acts: Act[]): string {
  const flow = createActor(resetPassword, { input, ...options }).start();
  const { form } = flow.getSnapshot().children;
  if (form) acts.forEach(act => act(form));
  return renderToStaticMarkup(
    <Router ssrPath="/reset-password">
      <ResetPassword flow={flow} />
    </Router>,
  );
}

const typed = (newPassword: string, confirmation: string): Act => {
  return form => {
    form.send({ type: 'typed', field: 'newPassword', value: newPassword });
    form.send({ type: 'typed', field: 'confirmation', value: confirmation });
  };
};
const left: Act = form => {
  form.send({ type: 'left', field: 'newPassword' });
  form.send({ type: 'left', field: 'confirmation' });
};
const submit = /<button type="submit"[^>]*>|<button[^>]*type="submit"[^>]*>/;

describe('the reset page', () => {
  test('has the title, both fields and a button that cannot be pressed yet', () => {
    const page = showAfter();
    expect(page).toMatch(/<h1[^>]*>Reset Password<\/h1>/);
    expect(page).toMatch(/<label[^>]*>New Password<\/label>/);
    expect(page).toMatch(/<label[^>]*>Confirm Password<\/label>/);
    expect(page.match(/<(input|select|textarea)\b/g)).toHaveLength(2);
    expect(page.match(submit)?.[0]).toContain('disabled');
    expect(page).toContain('<h1 tabindex="-1">');
    expect(page.match(/passwordrules="minlength: 6; maxlength: 50;"/g)).toHaveLength(2);
    expect(page.match(/6 to 50 characters/g)).toHaveLength(1);
    expect(page.match(/<input[^>]* aria-describedby="when /g)).toHaveLength(2);
    expect(page).toMatch(/<p id="when"[^>]*>Enter the same password twice \(6 to 50 characters\)/);
  });

  test('is a form that never puts a password into an address', () => {
    expect(showAfter()).toMatch(/<form[^>]*method="post"/);
  });

  test.each([
    ['12345', '12345', '*Minimum length should 6 characters.'],
    ['x'.repeat(51), 'x'.repeat(51), '*Maximum length is 50 characters.'],
    ['123456', '12345', '*Passwords do not match.'],
  ])('says what is wrong with %j and %j', (newPassword, confirmation, fault) => {
    const page = showAfter(typed(newPassword, confirmation), left);
    expect(page).toContain(`<span>${fault}</span>`);
    expect(page).toContain('aria-invalid="true"');
    expect(page.match(submit)?.[0]).toContain('disabled');
  });

  test('says nothing before a field has been left', () => {
    expect(showAfter(typed('short', 'other'))).not.toContain('<span>*');
  });

  test('lets right passwords through, and never writes them into the page', () => {
    const page = showAfter(typed('long enough', 'long enough'), left);
    expect(page.match(submit)?.[0]).not.toContain('disabled');
    expect(page).not.toContain('long enough');
  });

  test('is busy while the request is under way', () => {
    const page = showAfter(typed('long enough', 'long enough'), form =>
      form.send({ type: 'submitted' }),
    );
    expect(page).toContain('aria-busy="true"');
    expect(page.match(submit)?.[0]).toContain('disabled');
  });
});

describe('the page of the link', () => {
  const page = (site: Site) =>
    renderToStaticMarkup(
      <Router ssrPath="/reset-password">
        <SiteContext value={site}>
          <ResetPasswordPage />
        </SiteContext>
      </Router>,
    );

  test('shows the form of its flow', async () => {
    const { site, open } = openSite();
    await open('resetPassword', 'the token');
    expect(page(site)).toMatch(/<form[^>]*method="post"/);
  });

  test('is blank without a flow, and with that of another page', async () => {
    const { site, open } = openSite();
    expect(page(site)).toBe('');
    await open('verifyEmail', 'the token');
    expect(page(site)).toBe('');
  });
});
