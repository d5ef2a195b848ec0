import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { createActor } from 'xstate';
import { resetPassword } from '../../src/flows/reset-password.ts';
import { resultModal } from '../../src/flows/result-modal.ts';
import { ResetPasswordView } from '../../src/pages/reset-password.tsx';
import { createWorld } from '../flows/world.ts';

type Events = Parameters<typeof flow.send>[0][];

const { ports } = createWorld();
const modal = createActor(resultModal, { input: ports });
const input = { token: 'the token', modal, ports };
const flow = createActor(resetPassword, { input });

function showAfter(...events: Events): string {
  const flow = createActor(resetPassword, { input }).start();
  for (const event of events) flow.send(event);
  return renderToStaticMarkup(
    <Router ssrPath="/reset-password">
      <ResetPasswordView snapshot={flow.getSnapshot()} send={event => flow.send(event)} />
    </Router>,
  );
}

const typed = (newPassword: string, confirmation: string): Events => [
  { type: 'new password typed', value: newPassword },
  { type: 'confirmation typed', value: confirmation },
];
const left: Events = [{ type: 'new password left' }, { type: 'confirmation left' }];
const submit = /<button type="submit"[^>]*>|<button[^>]*type="submit"[^>]*>/;

describe('the reset page', () => {
  test('has the title, both fields and a button that cannot be pressed yet', () => {
    const page = showAfter();
    expect(page).toMatch(/<h1[^>]*>Reset Password<\/h1>/);
    expect(page).toMatch(/<label[^>]*>New Password<\/label>/);
    expect(page).toMatch(/<label[^>]*>Confirm Password<\/label>/);
    expect(page.match(submit)?.[0]).toContain('disabled');
  });

  test('is a form that never puts a password into an address', () => {
    expect(showAfter()).toMatch(/<form[^>]*method="post"/);
  });

  test.each([
    ['12345', '12345', '*Minimum length should 6 characters.'],
    ['x'.repeat(51), 'x'.repeat(51), '*Maximum length is 50 characters.'],
    ['123456', '12345', '*Passwords do not match.'],
  ])('says what is wrong with %.9j and %.9j', (newPassword, confirmation, fault) => {
    const page = showAfter(...typed(newPassword, confirmation), ...left);
    expect(page).toContain(fault);
    expect(page).toContain('aria-invalid="true"');
    expect(page.match(submit)?.[0]).toContain('disabled');
  });

  test('says nothing before a field has been left', () => {
    expect(showAfter(...typed('short', 'other'))).not.toContain('*');
  });

  test('lets right passwords through, and never writes them into the page', () => {
    const page = showAfter(...typed('long enough', 'long enough'), ...left);
    expect(page.match(submit)?.[0]).not.toContain('disabled');
    expect(page).not.toContain('long enough');
  });

  test('is busy while the request is under way', () => {
    const page = showAfter(...typed('long enough', 'long enough'), { type: 'submitted' });
    expect(page).toContain('aria-busy="true"');
    expect(page.match(submit)?.[0]).toContain('disabled');
  });
});
