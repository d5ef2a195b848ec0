import { expect, test } from 'vitest';
import DevicesPage from '../../../src/pages/account/devices.tsx';
import { SessionOverlay } from '../../../src/pages/frame/session-overlay.tsx';
import MemberPage from '../../../src/pages/members/member.tsx';
import YouPage from '../../../src/pages/profile/you.tsx';
import type { MemberPage as PageName } from '../../../src/paths.ts';
import { copy, createRequester, self } from '../../flows/kit/start.ts';
import { openPage } from '../kit/open-page.tsx';

const member = { ...self, name: 'Member <One>', about: '<b>Maps</b>' };

function open(page: PageName, Page: () => React.ReactNode, parameters = {}) {
  const WithOverlay = () => (
    <>
      <Page />
      <SessionOverlay />
    </>
  );
  return openPage(page, WithOverlay, parameters, { member, path: '/home/you' });
}

test('the own page holds what the member has written, as text', async () => {
  const { html } = await open('you', YouPage);
  expect(html()).toContain('value="Member &lt;One&gt;"');
  expect(html()).toContain('>&lt;b&gt;Maps&lt;/b&gt;</textarea>');
  const checked = html()
    .match(/<input[^>]* checked=""[^>]*>/g)
    ?.map(tag => /value="(\w+)"/.exec(tag)?.[1]);
  expect(checked).toEqual(['de', 'en', 'gable', 'brick', 'square']);
});

test('the sign-out says that it has failed, and why', async () => {
  const { site, server, html } = await open('you', YouPage);
  await server.says(200, { items: [] });
  site.getSnapshot().context.session?.send({ type: 'sign out pressed' });
  expect(html()).toMatch(/<button type="button" disabled="">Sign out</);
  await server.comesTo('offline');
  expect(html()).toContain('You may still be signed in. Oops, something went wrong.');
});

test('the devices say which one this is, and offer to end the others', async () => {
  const { server, html } = await open('devices', DevicesPage);
  const device = { beganAt: '2026-11-20T10:00:00Z', seenAt: '2026-11-27T10:00:00Z' };
  await server.says(200, {
    items: [
      { ...device, id: '1', device: '<Firefox>', isCurrent: true },
      { ...device, id: '2', device: '', isCurrent: false },
    ],
  });
  expect(html().match(/<strong>.*?<\/p>/g)).toEqual([
    '<strong>&lt;Firefox&gt;</strong><span>\u00A0· this one</span></p>',
    '<strong>An unknown browser</strong></p>',
  ]);
  expect(html().match(/aria-label="Sign out [^"]+"/g)).toEqual([
    'aria-label="Sign out An unknown browser"',
  ]);
  expect(html()).toContain('Sign out all others');
});

const neighbour = {
  id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
  name: 'A <b>',
  about: member.about,
  languages: member.languages,
  house: member.house,
  band: 2,
  isBlocked: false,
  since: '2026-03',
  exchanges: 5,
  thumbsUp: 4,
};

test('a neighbour is shown as text, with the shelf, and with the way to block and to report', async () => {
  const { id } = neighbour;
  const { server, html } = await open('member', MemberPage, { id });
  await server.says(200, { items: [copy], next: null, count: 1 });
  await server.says(200, { member: neighbour });
  expect(html()).toMatch(/<h1[^>]*>A &lt;b&gt;<\/h1>/);
  expect(html()).toContain('within 2 km');
  expect(html()).toContain('Deutsch, English');
  expect(html()).toMatch(/<button[^>]*>Block</);
  expect(html()).toContain(`href="/home/members/${id}/report"`);
  expect(html()).toMatch(new RegExp(`href="/home/messages/${id}"[^>]*>Write to A &lt;b&gt;<`));
  expect(html()).toContain('One book');
  expect(html()).not.toContain('No matches on this shelf.');
});

test.each([
  [{ q: 'emma' }, 'No matches on this shelf.', true],
  [{}, 'This shelf is still empty.', false],
])(
  'a shelf on which nothing is found says so, and can be searched otherwise: %j',
  async (searched, said, isSearched) => {
    const { server, main } = await open('member', MemberPage, { id: neighbour.id, ...searched });
    await server.says(200, { items: [], next: null, count: 0 });
    await server.says(200, { member: neighbour });
    expect(main()).toContain(said);
    expect(main().includes('type="search"')).toBe(isSearched);
  },
);

test('where the session has ended, the form to sign in lies over the page', async () => {
  const { site, html } = await open('you', YouPage);
  const { session } = site.getSnapshot().context;
  const dialog = () => /<dialog[^>]* open="".*?<\/dialog>/.exec(html())?.[0];
  expect(dialog()).toBe(undefined);
  session?.send({ type: 'session found ended', caller: createRequester().requester });
  expect(dialog()).toContain('Sign in again');
  // The form is fetched.
  await expect.poll(dialog).toContain('autoComplete="current-password"');
  expect(dialog()).toContain('href="/home/new-link"');
});
