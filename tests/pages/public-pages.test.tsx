import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import AboutPage from '../../src/pages/about.tsx';
import ClubPage from '../../src/pages/club.tsx';
import ContactUsPage from '../../src/pages/contact-us.tsx';
import EventPage from '../../src/pages/event.tsx';
import HomePage from '../../src/pages/home.tsx';
import LandingPage from '../../src/pages/landing.tsx';
import TeamPage from '../../src/pages/team.tsx';
import { paths } from '../../src/paths.ts';

const pages = [
  { Page: LandingPage, path: paths.landing, title: 'Exchange books in your neighbourhood NOW!' },
  { Page: AboutPage, path: paths.about, title: 'One shelf for the whole neighbourhood' },
  { Page: ContactUsPage, path: paths.contactUs, title: 'Contact Us' },
  { Page: ClubPage, path: paths.club, title: 'Clubs' },
  { Page: EventPage, path: paths.event, title: 'Events' },
  { Page: TeamPage, path: paths.team, title: 'Team' },
  { Page: HomePage, path: paths.home, title: 'Home' },
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

  test('carries no inline style, which its policy would refuse', () => {
    expect(html).not.toMatch(/ style="|<style/);
  });
});

describe('the landing page', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('leads to the store, about, the social profiles and the contact address', () => {
    const html = render(LandingPage, paths.landing);
    expect(linksOf(html.replace(/<nav.*?<\/nav>/, ''))).toEqual([
      { name: 'Skip to content', href: '#main' },
      { name: 'Get it on Android', href: 'https://store.example/neighbourhood-book-exchange' },
      { name: 'About', href: '/about' },
      { name: 'Mastodon', href: 'https://mastodon.example/@book-exchange' },
      { name: 'Pixelfed', href: 'https://pixelfed.example/@book-exchange' },
      { name: 'hello@book-exchange.example', href: 'mailto:hello@book-exchange.example' },
    ]);
    expect(html.match(/rel="me noopener"/g)).toHaveLength(2);
  });

  test('holds a hidden overlay of five areas and an x, which works without script', () => {
    const html = render(LandingPage, paths.landing);
    const overlay = /<nav.*?<\/nav>/.exec(html)?.[0] ?? '';
    expect(linksOf(overlay)).toEqual([
      { name: 'Home', href: '/home' },
      { name: 'Events', href: '/event' },
      { name: 'Clubs', href: '/club' },
      { name: 'Team', href: '/team' },
      { name: 'Contact Us', href: '/contact-us' },
    ]);
    expect(overlay).toContain('title="The members’ area"');
    expect(overlay).toMatch(/^<nav id="areas" popover="auto"/);
    expect(overlay).toMatch(
      /<button[^>]* popovertarget="areas" popovertargetaction="hide"[^>]* aria-label="Close"/i,
    );
    expect(html).toMatch(/<button[^>]* popovertarget="areas" aria-controls="areas">Menu</i);
  });

  test.each([
    { day: '2022-04-03T23:59:59.999Z', isTold: false },
    { day: '2022-04-04T00:00:00.000Z', isTold: true },
  ])('at $day, tells that the app is live: $isTold', ({ day, isTold }) => {
    vi.useFakeTimers({ now: new Date(day) });
    expect(render(LandingPage, paths.landing).includes('Our app is live!')).toBe(isTold);
  });

  test('says what neighbours can do here', () => {
    expect(textOf(render(LandingPage, paths.landing))).toContain(
      'Buy, sell or swap books with the people next door, without commission.',
    );
  });

  test('promises nothing for today that the web cannot do yet', () => {
    const html = render(LandingPage, paths.landing);
    const cards = [...html.matchAll(/<li><h3>.*?<\/h3><p>(.*?)<\/p>/g)].map(([, text]) => text);
    expect(cards).toHaveLength(3);
    expect(cards.filter(text => !text?.startsWith('You will '))).toEqual([]);
    expect(textOf(html)).toContain('What we are building for the web');
  });
});

describe('the about page', () => {
  const html = render(AboutPage, paths.about);

  test('has a header with two links, Home to the root and About to itself', () => {
    const header = /<header.*?<\/header>/.exec(html)?.[0] ?? '';
    expect(linksOf(header)).toEqual([
      { name: 'Home', href: '/' },
      { name: 'About', href: '/about' },
    ]);
    expect(header).toMatch(/<a [^>]*aria-current="page"[^>]*>About<\/a>/);
    expect(header).toContain('title="The front page"');
    expect(header.match(/aria-current/g)).toHaveLength(1);
  });

  test('has the sections About, Our Vision and Our mission', () => {
    expect([...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
      'About',
      'Our Vision',
      'Our mission',
    ]);
  });
});

test.each([
  { Page: ClubPage, text: 'No clubs are listed yet.' },
  { Page: EventPage, text: 'No events are listed yet.' },
  { Page: TeamPage, text: 'Nobody is listed yet.' },
  { Page: HomePage, text: 'The members’ area is still being built.' },
])('an area that is still empty says so: $text', ({ Page, text }) => {
  expect(textOf(render(Page, paths.home))).toContain(text);
});

function render(Page: ComponentType, path: string): string {
  return renderToStaticMarkup(
    <Router ssrPath={path}>
      <Page />
    </Router>,
  );
}

function linksOf(html: string) {
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes = '', content = '']) => ({
    name: /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? textOf(content),
    href: /href="([^"]*)"/.exec(attributes)?.[1],
  }));
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}
