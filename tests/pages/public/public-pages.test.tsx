import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import GuestHomePage from '../../../src/pages/books/guest-home.tsx';
import ContactUsPage from '../../../src/pages/contact/contact-us.tsx';
import { SiteContext } from '../../../src/pages/frame/site-context.ts';
import AboutPage from '../../../src/pages/public/about.tsx';
import ClubPage from '../../../src/pages/public/club.tsx';
import EventPage from '../../../src/pages/public/event.tsx';
import LandingPage from '../../../src/pages/public/landing.tsx';
import NotFoundPage from '../../../src/pages/public/not-found.tsx';
import TeamPage from '../../../src/pages/public/team.tsx';
import { paths } from '../../../src/paths.ts';
import { settings } from '../../../src/settings.ts';
import { openSite } from '../../flows/kit/start.ts';

const areas = [
  { name: 'Home', href: '/home' },
  { name: 'Events', href: '/event' },
  { name: 'Clubs', href: '/club' },
  { name: 'Team', href: '/team' },
  { name: 'Contact Us', href: '/contact-us' },
];

const headline = 'Exchange books in your neighbourhood NOW!';

const pages = [
  { Page: LandingPage, path: paths.landing, title: headline },
  { Page: NotFoundPage, path: paths.notFound, title: headline },
  { Page: AboutPage, path: paths.about, title: 'One shelf for the whole neighbourhood' },
  { Page: ContactUsPage, path: paths.contactUs, title: 'Contact Us' },
  { Page: ClubPage, path: paths.club, title: 'Clubs' },
  { Page: EventPage, path: paths.event, title: 'Events' },
  { Page: TeamPage, path: paths.team, title: 'Team' },
  { Page: GuestHomePage, path: paths.home, title: 'Books in your street' },
];

describe.each(pages)('the page at $path', ({ Page, path, title }) => {
  const html = render(Page, path);

  test('has one title that can take the focus', () => {
    expect(html.match(/<h1.*?<\/h1>/g)).toEqual([`<h1 tabindex="-1">${title}</h1>`]);
  });

  test('has one main part, which the skip link leads to', () => {
    expect(html.match(/<main[^>]*/g)).toEqual([expect.stringContaining('id="main"')]);
    expect(linksOf(html)[0]).toEqual({ name: 'Skip to content', href: '#main' });
  });

  test('holds a hidden overlay of five areas and an x, which works without script', () => {
    const overlay = overlayOf(html);
    expect(linksOf(overlay)).toEqual(areas);
    expect(overlay).toMatch(
      /<button[^>]* popovertarget="areas" popovertargetaction="hide"[^>]* aria-label="Close"/i,
    );
    expect(html).toMatch(/<button[^>]* popovertarget="areas" aria-controls="areas">Menu</i);
  });

  test('marks each link to itself as such, and no other', () => {
    const links = [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => ({
      href: /href="([^"]*)"/.exec(attributes)?.[1],
      isMarked: attributes.includes('aria-current="page"'),
    }));
    expect(links.filter(({ href, isMarked }) => isMarked !== (href === path))).toEqual([]);
  });
});

describe('the landing page', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('leads to the books, to join, the store, about, the social profiles and the contact address', () => {
    const html = render(LandingPage, paths.landing);
    expect(linksOf(html.replaceAll(/<(nav|header).*?<\/\1>/g, ''))).toEqual([
      { name: 'Skip to content', href: '#main' },
      { name: 'See books near you', href: '/home' },
      { name: 'Join', href: '/home/join' },
      { name: 'Get it on Android', href: 'https://store.example/neighbourhood-book-exchange' },
      { name: 'Show your shelf', href: '/home/join' },
      { name: 'Find a book', href: '/home' },
      { name: 'Ask for it', href: '/home' },
      { name: 'About', href: '/about' },
      { name: 'Mastodon', href: 'https://mastodon.example/@book-exchange' },
      { name: 'Pixelfed', href: 'https://pixelfed.example/@book-exchange' },
      { name: 'hello@book-exchange.example', href: 'mailto:hello@book-exchange.example' },
    ]);
    expect(html.match(/rel="me noopener"/g)).toHaveLength(2);
  });

  test.each([
    { day: '2022-04-03T23:59:59.999Z', isAnnounced: false },
    { day: '2022-04-04T00:00:00.000Z', isAnnounced: true },
  ])('at $day, says that the app is live: $isAnnounced', ({ day, isAnnounced }) => {
    vi.useFakeTimers({ now: new Date(day) });
    expect(render(LandingPage, paths.landing).includes('Our app is live!')).toBe(isAnnounced);
  });
});

test('under /home the landing page says that there is no such page, and leads on', () => {
  const main = mainOf(render(NotFoundPage, paths.notFound));
  expect(textOf(main)).toMatch(/^We couldn’t find that page\. See books near you/);
  expect(main.replace(/<p .*?<\/p>/, '')).toBe(mainOf(render(LandingPage, paths.landing)));
});

test.each(pages.filter(({ path }) => path !== paths.about))(
  'the header at $path leads by the sign of the site, to sign in, to join, and to the own pages',
  ({ Page, path }) => {
    const header = /<header.*?<\/header>/.exec(render(Page, path))?.[0] ?? '';
    expect(linksOf(header.replace(overlayOf(header), ''))).toEqual([
      { name: 'Neighbourhood Book Exchange', href: '/' },
      { name: 'Neighbourhood Book Exchange', href: '/home' },
      { name: 'Sign in', href: '/home/sign-in' },
      { name: 'Join', href: '/home/join' },
      { name: 'Account', href: '/home' },
    ]);
  },
);

describe('the about page', () => {
  const html = render(AboutPage, paths.about);

  test('has a header with two links, Home to the root and About to itself', () => {
    const header = /<header.*?<\/header>/.exec(html)?.[0] ?? '';
    expect(linksOf(header.replace(overlayOf(header), ''))).toEqual([
      { name: 'Home', href: '/', title: 'The front page' },
      { name: 'About', href: '/about', title: 'What the book exchange is for' },
    ]);
  });

  test('leads under its text to join, to sign in, and to the own pages', () => {
    expect(linksOf(mainOf(html))).toEqual([
      { name: 'Join', href: '/home/join' },
      { name: 'Sign in', href: '/home/sign-in' },
      { name: 'Account', href: '/home' },
    ]);
  });

  test('has the sections About, Our Vision and Our mission', () => {
    expect([...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
      'About',
      'Our Vision',
      'Our mission',
    ]);
  });
});

test('the contact page offers its address once', () => {
  const main = mainOf(render(ContactUsPage, paths.contactUs));
  expect(linksOf(main).filter(({ href }) => href?.startsWith('mailto:'))).toEqual([
    {
      name: 'hello@book-exchange.example',
      href: expect.stringMatching(/^mailto:hello@book-exchange\.example\?subject=/),
    },
  ]);
});

describe('the team page', () => {
  const team = () => mainOf(render(TeamPage, paths.team));

  test('invites to write where nobody is named', () => {
    expect(textOf(team())).toContain('Curious who’s behind the book exchange?');
    expect(linksOf(team())).toEqual([{ name: 'Write to the team', href: '/contact-us' }]);
  });

  test('names each in its order, with a house that differs from the one beside it', () => {
    const named = ['One', 'Two', 'Three'].map(name => ({ name, part: `part ${name}` }));
    vi.spyOn(settings, 'team', 'get').mockReturnValue(named);
    const items = team().match(/<li>.*?<\/li>/g) ?? [];
    expect(items.map(textOf)).toEqual(named.map(({ name, part }) => name + part));
    expect(new Set(items.map(item => /<svg.*<\/svg>/.exec(item)?.[0])).size).toBe(3);
    expect(linksOf(team())).toEqual([{ name: 'Write to the team', href: '/contact-us' }]);
    vi.restoreAllMocks();
  });
});

test('the door leads guests to the pages to join and to sign in', () => {
  const main = mainOf(render(GuestHomePage, paths.home));
  expect(linksOf(main)).toEqual([
    { name: 'Join', href: '/home/join' },
    { name: 'Sign in', href: '/home/sign-in' },
  ]);
});

function render(Page: ComponentType, path: string): string {
  return renderToStaticMarkup(
    <Router ssrPath={path}>
      <SiteContext value={openSite().site}>
        <Page />
      </SiteContext>
    </Router>,
  );
}

function linksOf(html: string) {
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes = '', content = '']) => ({
    name: textOf(content),
    href: /href="([^"]*)"/.exec(attributes)?.[1],
    title: /title="([^"]*)"/.exec(attributes)?.[1],
  }));
}

function mainOf(html: string): string {
  return /<main.*?<\/main>/.exec(html)?.[0] ?? '';
}

function overlayOf(html: string): string {
  return /<nav id="areas" popover="auto".*?<\/nav>/.exec(html)?.[0] ?? '';
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}
