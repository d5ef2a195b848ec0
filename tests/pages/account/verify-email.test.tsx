import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import VerifyEmailPage from '../../../src/pages/account/verify-email.tsx';
import { paths } from '../../../src/paths.ts';

const page = renderToStaticMarkup(
  <Router ssrPath={paths.verifyEmail}>
    <VerifyEmailPage />
  </Router>,
);

test('shows nothing but a street, and a heading which takes the focus but has no stop of its own', () => {
  expect(page.replaceAll(/<noscript>.*?<\/noscript>/g, '')).toMatch(
    /^<main[^>]*><h1 tabindex="-1">Email verification<\/h1><svg [^>]*aria-hidden="true".*<\/svg><\/main>$/,
  );
});

test('says without scripts, in the frame of the site, what it needs', () => {
  const withoutScripts = page.match(/<noscript>.*?<\/noscript>/g) ?? [];
  expect(withoutScripts.map(part => part.replaceAll(/<[^>]*>/g, ' '))).toEqual([
    expect.stringMatching(/Skip to content.*Neighbourhood.*Book Exchange.*Sign in.*Join/),
    expect.stringContaining('You need JavaScript to verify your email address.'),
    expect.stringMatching(/Home.*Events.*Clubs.*Team.*Contact Us.*hello@book-exchange\.example/),
  ]);
  expect(withoutScripts[1]).toContain('href="mailto:hello@book-exchange.example"');
});
