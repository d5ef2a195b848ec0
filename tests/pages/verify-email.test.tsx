import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import VerifyEmailPage from '../../src/pages/verify-email.tsx';

test('shows nothing but a street, and a heading which takes the focus but has no stop of its own', () => {
  const page = renderToStaticMarkup(<VerifyEmailPage />);
  expect(page).toMatch(
    /^<main[^>]*><h1 tabindex="-1">E-mail verification<\/h1><noscript>.*<\/noscript><svg [^>]*aria-hidden="true".*<\/svg><\/main>$/,
  );
});
