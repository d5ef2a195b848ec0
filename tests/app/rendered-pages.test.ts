import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notice } from '../../src/api/schemas.ts';
import { type MemberPage, memberPageNames, memberPaths } from '../../src/paths.ts';
import { buildSite } from '../kit/site-build.ts';
import { added } from '../server/kit/copies.ts';
import { write } from '../server/kit/messages.ts';
import { type Neighbour, neighbour } from '../server/kit/neighbour.ts';
import { asked } from '../server/kit/requests.ts';
import { openWorld, type World } from '../server/kit/world.ts';

let world: World;
let anna: Neighbour;
let bob: Neighbour;
/** The style sheet of the whole site. */
let sheet: string;
/** What stands in addresses in the place of an id. */
let ids: Partial<Record<MemberPage, string>>;

beforeAll(async () => {
  const { folder, style } = await buildSite();
  sheet = await readFile(join(folder, 'site', style), 'utf8');
  world = await openWorld({ siteFolder: join(folder, 'site') });
  anna = await neighbour(world, { name: 'Anna </script> Berger' });
  bob = await neighbour(world, { name: 'Bob <!--end-->', is_moderator: true });
  const copy = await added(bob, { note: '<!--awaited--> & </script>' });
  await added(anna);
  const request = await asked(anna, { copyId: copy.id });
  await write(bob, anna.id, 'Hello');
  const other = await added(bob, { book: { title: 'Persuasion', authors: 'Jane Austen' } });
  const ofBob = { conversation: bob.id, member: bob.id, report: bob.id };
  ids = { copy: copy.id, ask: other.id, request: request.id, ...ofBob };
});
afterAll(() => world.close());

async function open(url: string, visitor?: Neighbour): Promise<string> {
  const cookie = [...(visitor?.cookies ?? [])].map(pair => pair.join('=')).join('; ');
  return (await world.app.inject({ url, headers: { cookie } })).body;
}

function addressOf(name: MemberPage): string {
  const address = memberPaths[name];
  if (typeof address === 'string') return address;
  return address.template.replace('{id}', ids[name] ?? '');
}

/** What the browser starts from. */
function recordedIn(html: string): { answers: [string, object, { status: number }][] } {
  const [, json = ''] = /id="recorded">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}

function classesIn(html: string): string[] {
  const seen = html.replaceAll(/<dialog(?! open)[^]*?<\/dialog>/g, '');
  return [...seen.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
}

/** Which of these classes a style sheet has rules for. */
function styledBy(style: string, classes: string[]): string[] {
  return [...new Set(classes)].filter(name => name && new RegExp(`\\.${name}\\b(?!-)`).test(style));
}

describe('the page of a member', () => {
  test.each(memberPageNames)('%s comes with what it shows, in its style', async name => {
    const html = await open(addressOf(name), name === 'moderation' ? bob : anna);
    expect(html).toContain(`<div id="root" data-page="${name}" data-zone="UTC">`);
    expect(html).toMatch(/<h1 [^>]*>[^<]+/);
    expect(html).not.toContain('aria-busy="true"');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(styledBy(style, classesIn(html))).toEqual(styledBy(sheet, classesIn(html)));
    const colours = [...html.matchAll(/="var\((--[\w-]+)/g)].map(([, colour = '']) => colour);
    expect(colours.filter(colour => !style.includes(`${colour}:`))).toEqual([]);
    expect(recordedIn(html).answers.map(([operation]) => operation)).toContain('session');
  });

  test('is that of its own member, however many are opened at once', async () => {
    const visitors = Array.from({ length: 8 }, () => [anna, bob]).flat();
    const pages = await Promise.all(visitors.map(visitor => open(memberPaths.you, visitor)));
    const seen = pages.map(html => [anna, bob].filter(({ email }) => html.includes(email)));
    expect(seen.map(found => found.map(({ id }) => id))).toEqual(visitors.map(({ id }) => [id]));
  });

  test('lets nobody write more than text into it', async () => {
    const html = await open(memberPaths.member(bob.id), anna);
    expect(html).toContain('Bob &lt;!--end--&gt;');
    expect(html.match(/<\/body>/g)).toHaveLength(1);
    expect(recordedIn(html).answers.length).toBeGreaterThan(1);
  });

  test('says what is gone', async () => {
    const html = await open(memberPaths.copy('none'), anna);
    expect(recordedIn(html).answers.find(([operation]) => operation === 'copy')).toMatchObject([
      'copy',
      { id: 'none' },
      { status: 404 },
    ]);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test('marks nothing as seen', async () => {
    await open(memberPaths.notices, bob);
    const { body } = await bob.ask('GET', '/api/notices');
    expect(body.items.map(({ isSeen }: Notice) => isSeen)).toEqual([false]);
  });
});

test('an address that no chart takes harms nobody', async () => {
  const html = await open('/home/copies/%252E%252E');
  expect(html).toContain('<div id="root"><');
  expect(html).toMatch(/<\/html>\s*$/);
});

describe('the page of a guest', () => {
  test('shows the books of the street', async () => {
    const html = await open('/home');
    expect(html).toContain('data-page="home"');
    expect(html).toContain('Emma');
    expect(html).not.toContain('Bob');
  });

  test('shows a book', async () => {
    const html = await open(addressOf('copy'));
    expect(html).toContain('data-page="copy"');
    expect(html).toMatch(/<h1 [^>]*>Emma/);
    expect(html).toContain('<meta property="og:title" content="Emma"/>');
    expect(html).toContain('content="Free · in the neighbourhood"');
    expect(html).not.toContain('Bob');
  });
});
