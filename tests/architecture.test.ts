import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

/** For each room: the rooms below it that it may import, and the packages that it may use. */
const rooms: Record<string, readonly [rooms: string, packages: string]> = {
  'environment.ts': ['', ''],
  'paths.ts': ['', ''],
  'rules.ts': ['', ''],
  'security-headers.ts': ['', ''],
  'settings.ts': ['', ''],
  // 'Today' is that of the server.
  words: ['exchange', ''],
  // An answer says how late it is on the server.
  api: ['exchange', 'openapi-fetch'],
  // Types of the contract alone.
  'api/schemas.ts': ['api', ''],
  'api/generate': ['', 'ajv openapi-typescript yaml node:*'],
  // Its chart has rules, as those of the flows. A meeting goes into calendars from pages and from mails.
  exchange: ['rules.ts', 'xstate ical-generator'],
  // Its buttons have names, such as 'Close'.
  ui: ['words', 'react lottie-react'],
  // A typed price depends on the currency of the site.
  flows: ['api api/schemas.ts exchange words paths.ts rules.ts settings.ts', 'xstate'],
  pages: [
    'flows api/schemas.ts exchange ui words paths.ts settings.ts',
    'react @xstate/react wouter',
  ],
  // It starts the charts and gives them the client, so that it alone also imports flows and api. Its stream says since
  // when it is to know, by the clock of the server.
  app: [
    'pages flows ui words api api/schemas.ts exchange paths.ts settings.ts',
    'react react-dom @xstate/react xstate wouter',
  ],
  // Runs while the site is built, and renders the pages with the bundle that it has built.
  'app/build': [
    'app environment.ts paths.ts security-headers.ts settings.ts',
    'vite lightningcss node:* (computed)',
  ],
  'atlas/model': ['rules.ts', 'xstate'],
  'atlas/export': ['atlas atlas/model', 'react'],
  atlas: ['atlas/export atlas/model ui paths.ts rules.ts', 'react react-dom xstate wouter'],
  // Runs while the atlas is served. It takes the charts from their registries, and that of requests, which no page starts;
  // and what pages and answers say, which is searched.
  'atlas/build': [
    'api atlas atlas/model app app/build exchange flows words paths.ts',
    'xstate vite elkjs node:*',
  ],
  // Other backends get the chart of requests with the contract. What the calls are generated from is what it reads.
  contract: ['api api/generate atlas/export atlas/model exchange', 'ajv ajv-formats node:*'],
  // It renders pages with the bundle that the build has left.
  server: [
    'api api/schemas.ts exchange words environment.ts paths.ts security-headers.ts',
    'fastify @fastify/accept-negotiator fresh mime-types range-parser ajv kysely pg pino prom-client ' +
      '@zxcvbn-ts/language-common @electric-sql/pglite nodemailer any-ascii node:* (computed)',
  ],
};

/**
 * The rooms of the server, each of which imports only from those before it. What stands in no room puts
 * them together, and no room imports it, but for `deps.ts`: the types of what it hands to all of them.
 */
const serverRooms = (
  'ground data limits live mail places books members sessions ' +
  'copies notices wishes conversations requests moderation contact privacy ' +
  'maintenance demo contract-states site process calls'
).split(' ');

const serverExceptions = [
  // The mail of a link gets its token when it is written, and not before.
  'mail → members',
  // Who changes the own password ends the other sessions, in one transaction.
  'members → sessions',
  // Who puts a copy on offer tells those who wish for it, in one transaction.
  'copies → wishes',
  // What happens to a copy happens to the requests for it, and a copy says when it can be asked for again.
  'copies → requests',
  // Events of a request stand in the conversation of the two.
  'conversations → requests',
  // A mail on a request says what its page says.
  'notices → requests',
];

/** How many modules a folder holds at most, a page and its style being one. */
const maxModules = 25;

const everything = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  file => !file.includes('node_modules'),
);
const files = everything.filter(file => /(?<!\.d)\.tsx?$/.test(file));
const imports = new Map(files.map(file => [file, importsOf(file)]));

describe('every file', () => {
  test('imports only from floors below its room, and the packages of its room', () => {
    const faults = [...imports].flatMap(([file, targets]) =>
      targets.flatMap(target => faultOf(file, target) ?? []),
    );
    expect(faults).toEqual([]);
    expect(files.length).toBeGreaterThan(50);
  });

  test('is free of import circles', () => {
    expect(files.flatMap(circleFrom)).toEqual([]);
  });

  test('of the server imports only from rooms before its own', () => {
    const faults = [...imports].flatMap(([file, targets]) =>
      targets.flatMap(target => serverFaultOf(file, target) ?? []),
    );
    expect(faults.filter(({ pair }) => !serverExceptions.includes(pair))).toEqual([]);
    const pairs = new Set(faults.map(({ pair }) => pair));
    expect(serverExceptions.filter(pair => !pairs.has(pair))).toEqual([]);
  });

  test('stands in a folder that can be seen at a glance', () => {
    const folders = Map.groupBy(files, file => dirname(file));
    const full = [...folders].filter(
      ([folder, all]) => all.length > maxModules && !folder.endsWith('/migrations'),
    );
    expect(full.map(([folder, all]) => `${folder}: ${all.length}`)).toEqual([]);
  });

  test('is named by a kebab-case noun, and is no place for anything', () => {
    const kebab = /^(\d{4}-)?[a-z]+(-[a-z]+\d?)*(\.tsx?)?$/;
    const vague = /^(utils?|helpers?|common|services?|lib|misc|shared)(\.|$)/;
    const names = files.flatMap(file => file.split('/'));
    expect(names.filter(name => !kebab.test(name) || vague.test(name))).toEqual([]);
  });

  test('says of each function that it exports what it does, unless it is a page', () => {
    const silent = files.flatMap(file =>
      [...textOf(file).matchAll(/(.*)\nexport (?:async )?function\*? (\w+)/g)].flatMap(
        ([, before = '', name]) => (before.trim().endsWith('*/') ? [] : `${file}: ${name}`),
      ),
    );
    expect(silent.filter(one => !/^(pages|server\/data\/migrations)\//.test(one))).toEqual([]);
  });

  test('exports by name, unless it is a page', () => {
    const withDefault = files.filter(file => /^export default/m.test(textOf(file)));
    expect(withDefault.filter(file => !/^pages\/[a-z-]+\/[a-z-]+\.tsx$/.test(file))).toEqual([]);
    expect(withDefault.length).toBeGreaterThan(5);
  });
});

test('flows run without a browser, a router or a clock of their own', () => {
  const browser =
    /\b(window|document|location|history|navigator|localStorage|sessionStorage|fetch\(|setTimeout|setInterval|Date)\b/;
  const flows = files.filter(file => file.startsWith('flows/'));
  expect(flows.filter(file => browser.test(codeOf(file)))).toEqual([]);
});

test('charts that all nouns share import none of them', () => {
  // The site owns the session, and the tables of the charts lead to each of them.
  const allowed = /^flows\/(site|site-input|(member|public)-charts)\.ts$/;
  const shared = files.filter(file => /^flows\/[^/]+$/.test(file) && !allowed.test(file));
  const nouns = shared.flatMap(file =>
    (imports.get(file) ?? [])
      .map(target => resolved(file, target))
      .filter(goal => /^flows\/[^/]+\//.test(goal))
      .map(goal => `${file} → ${goal}`),
  );
  expect(nouns).toEqual([]);
});

test('only api calls fetch', () => {
  // An animation and a script are files, and no answers of the API; nor is a state of the contract one.
  const allowed =
    /^(api\/(client|early-call)|ui\/animation-source|app\/reload|atlas\/build\/bring-about)\.ts$/;
  const faults = files.filter(file => /\bfetch\(/.test(codeOf(file)) && !allowed.test(file));
  expect(faults).toEqual([]);
});

test('only the player imports Lottie', () => {
  const importing = [...imports].filter(([, targets]) => targets.includes('lottie-react'));
  expect(importing.map(([file]) => file)).toEqual(['ui/player.tsx']);
});

test('colours stand only in the tokens', () => {
  const styles = everything.filter(file => file.endsWith('.css') && file !== 'ui/tokens.css');
  const colour = /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(/i;
  expect(styles.length).toBeGreaterThan(5);
  expect(styles.filter(file => colour.test(textOf(file)))).toEqual([]);
});

function faultOf(file: string, target: string): string | undefined {
  const room = roomOf(file);
  const row = rooms[room];
  if (!row) return `${file} is in no room`;
  const [below, packages] = row.map(words => words.split(' '));
  if (!target.startsWith('.')) {
    const isAllowed = packages?.some(
      name =>
        target === name ||
        target.startsWith(`${name}/`) ||
        (name.endsWith('*') && target.startsWith(name.slice(0, -1))),
    );
    return isAllowed ? undefined : `${file} may not use ${target}`;
  }
  const goal = roomOf(resolved(file, target));
  return goal === room || below?.includes(goal)
    ? undefined
    : `${file} may not import ${target}: ${room} stands on ${row[0] || 'nothing'}`;
}

/** A file of the server with the pair of rooms that it couples against their order. */
function serverFaultOf(file: string, target: string) {
  const from = serverRoomOf(file);
  const to = serverRoomOf(resolved(file, target));
  if (from === undefined || to === undefined || from === to || to === 'deps.ts') return undefined;
  const isBefore = serverRooms.indexOf(to) < serverRooms.indexOf(from);
  const isKnown = serverRooms.includes(to);
  return !serverRooms.includes(from) || (isKnown && isBefore)
    ? undefined
    : { file, pair: `${from} → ${to}` };
}

/** The folder of a file of the server, or its name where it stands in none; undefined for any other file. */
function serverRoomOf(file: string): string | undefined {
  const [top, room] = file.split('/');
  return top === 'server' ? room : undefined;
}

function roomOf(file: string): string {
  const inner = file.split('/').slice(0, 2).join('/');
  return rooms[inner] ? inner : (file.split('/')[0] ?? '');
}

function resolved(file: string, target: string): string {
  return relative('.', join(dirname(file), target));
}

function circleFrom(start: string): string[] {
  const seen = new Set<string>();
  const walk = (file: string, way: string[]): string[] => {
    for (const target of imports.get(file) ?? []) {
      if (!target.startsWith('.')) continue;
      const next = resolved(file, target);
      if (next === start) return [[start, ...way, start].join(' → ')];
      if (seen.has(next)) continue;
      seen.add(next);
      const circle = walk(next, [...way, next]);
      if (circle.length > 0) return circle;
    }
    return [];
  };
  return walk(start, []);
}

function importsOf(file: string): string[] {
  const text = textOf(file);
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
  return [
    ...module.staticImports.map(one => one.moduleRequest.value),
    ...module.staticExports.flatMap(one =>
      one.entries.flatMap(entry => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => {
      const [, literal] = /^'(.*)'$/.exec(text.slice(start, end)) ?? [];
      return literal ?? '(computed)';
    }),
  ];
}

function textOf(file: string): string {
  return readFileSync(join('src', file), 'utf8');
}

/** Without comments and texts. */
function codeOf(file: string): string {
  return textOf(file)
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/'[^'\n]*'|"[^"\n]*"/g, "''");
}
