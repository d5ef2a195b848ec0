import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PasswordField } from '../../src/ui/password-field.tsx';

function input(props: { rules?: string; describedBy?: string; fault?: string } = {}) {
  const html = renderToStaticMarkup(
    <PasswordField name="secret" label="Secret" fault={undefined} faults={{}} {...props} />,
  );
  return /<input[^>]*>/.exec(html)?.[0];
}

test('hides what is typed, and lets a password manager fill it in', () => {
  expect(input()).toMatch(
    / type="password" autoComplete="new-password" required="".* name="secret"/,
  );
});

test('has for a password manager the rules that it is given, and none of its own', () => {
  const rules = 'minlength: 8; maxlength: 12;';
  expect(input({ rules })).toContain(` passwordrules="${rules}"`);
  expect(input()).not.toMatch(/passwordrules|length/i);
});

test('is described by the text that is named and by its error', () => {
  expect(input({ describedBy: 'rule' })).toMatch(/ aria-describedby="rule \S+error"/);
  expect(input({ fault: 'tooShort' })).toMatch(/ aria-describedby="\S+error" aria-invalid="true"/);
  expect(input()).not.toContain('aria-invalid');
});
