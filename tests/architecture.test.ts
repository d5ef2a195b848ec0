import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { machines } from '../src/atlas/build/extract.ts';
import { rules } from '../src/rules.ts';

/** What each room stands on, and the packages it may use. */
const rooms: Record<string, { on: string[]; packages: string[] }> = {
  'environment.ts': { on: [], packages: [] },
  'paths.ts': { on: [], packages: [] },
  'rules.ts': { on: [], packages: [] },
  'security-headers.ts': { on: [], packages: [] },
  'session-cookie.ts': { on: [], packages: [] },
  'settings.ts': { on: [], packages: [] },
  api: { on: [], packages: ['openapi-fetch'] },
  // Runs while the API layer is generated, never in the product.
  'api/generate': { on: [], packages: ['ajv', 'openapi-typescript', 'yaml', 'node:*'] },
  ui: { on: [], packages: ['react', 'lottie-react'] },
  // Words for people, in one table for each noun: for pages and for mails.
  words: { on: [], packages: [] },
  flows: { on: ['api', 'paths.ts', 'rules.ts'], packages: ['xstate'] },
  pages: {
    on: ['flows', 'ui', 'words', 'paths.ts', 'settings.ts'],
    packages: ['react', '@xstate/react', 'wouter'],
  },
  // The door starts the charts and hands them the one client, so it alone also sees flows and api.
  app: {
    on: ['pages', 'flows', 'ui', 'words', 'api', 'paths.ts', 'settings.ts'],
    packages: ['react', 'react-dom', '@xstate/react', 'xstate', 'wouter'],
  },
  // Runs while the site is built, never in the browser; renders the pages with the bundle it built.
  'app/build': {
    on: [
      'app',
      'environment.ts',
      'paths.ts',
      'security-headers.ts',
      'session-cookie.ts',
      'settings.ts',
    ],
    packages: ['vite', 'lightningcss', 'concurrently', 'node:*', '(computed)'],
  },
  // What proofs, atlas and contract know of the charts, noun by noun.
  kits: { on: ['flows', 'api', 'paths.ts'], packages: ['xstate'] },
  // A browser of our own, as far as the charts hear of one.
  browser: { on: ['kits', 'flows', 'api', 'paths.ts'], packages: ['xstate'] },
  // Charts as data, and what follows from it; without a browser.
  'atlas/model': { on: ['rules.ts'], packages: ['xstate'] },
  atlas: {
    on: ['atlas/model', 'ui', 'paths.ts', 'rules.ts'],
    packages: ['react', 'react-dom', 'xstate', 'wouter'],
  },
  // Runs while the atlas is served, never in the browser.
  'atlas/build': {
    on: ['atlas', 'atlas/model', 'app/build', 'flows', 'paths.ts'],
    packages: ['xstate', 'vite', 'elkjs', 'node:*'],
  },
  // Commands for the team at the other end of the contract.
  contract: { on: ['api'], packages: ['ajv', 'ajv-formats', 'yaml', 'node:*'] },
  server: {
    on: ['api', 'words', 'environment.ts', 'paths.ts', 'security-headers.ts', 'session-cookie.ts'],
    packages: [
      'fastify',
      '@fastify/accept-negotiator',
      'fresh',
      'mime-types',
      'range-parser',
      'ajv',
      'kysely',
      '@zxcvbn-ts/language-common',
      'pg',
      'pino',
      'prom-client',
      '@electric-sql/pglite',
      'nodemailer',
      'node:*',
    ],
  },
};

const everything = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  file => !file.includes('node_modules'),
);
const files = everything.filter(file => /(?<!\.d)\.tsx?$/.test(file));
const imports = new Map(files.map(file => [file, importsOf(file)]));

describe('every room', () => {
  test('has a floor', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter(file => !rooms[roomOf(file)])).toEqual([]);
  });

  test('imports only from floors below it, and its own packages', () => {
    const faults = [...imports].flatMap(([file, targets]) =>
      targets.flatMap(target => faultOf(file, target) ?? []),
    );
    expect(faults).toEqual([]);
  });

  test('is free of import circles', () => {
    expect(files.flatMap(circleFrom)).toEqual([]);
  });
});

describe('every file', () => {
  const names = files.flatMap(file => file.split('/'));

  test('is a kebab-case noun', () => {
    const kebab = /^(\d{4}-)?[a-z]+(-[a-z]+)*(\.tsx?)?$/;
    expect(names.filter(name => !kebab.test(name))).toEqual([]);
  });

  test('is not a place for anything', () => {
    const vague = /^(utils?|helpers?|common|services?|lib|misc|shared)(\.|$)/;
    expect(names.filter(name => vague.test(name))).toEqual([]);
  });

  test('exports by name; a default export means that this is a page', () => {
    const pages = /^pages\/(home\/)?[a-z-]+\.tsx$/;
    const withDefault = files.filter(file => /^export default/m.test(textOf(file)));
    expect(withDefault.filter(file => !pages.test(file))).toEqual([]);
    expect(withDefault.length).toBeGreaterThan(5);
  });
});

describe('flows', () => {
  test('run without a browser, a router or a clock of their own', () => {
    const browser =
      /\b(window|document|location|history|navigator|localStorage|sessionStorage|fetch\(|setTimeout|setInterval|Date)\b/;
    const faults = files
      .filter(file => file.startsWith('flows/'))
      .filter(file => browser.test(codeOf(file)));
    expect(faults).toEqual([]);
  });

  test('are nowhere named by the atlas, to which they come from the registries', () => {
    const names = machines.map(({ id }) => id).filter(id => id !== 'site');
    const literal = new RegExp(`'(${names.join('|')})'`);
    const ofAtlas = files.filter(file => file.startsWith('atlas/'));
    const charts = /\/flows\/(?!site\.ts|public-charts\.ts|member-charts\.ts)/;
    const faults = ofAtlas.filter(
      file => literal.test(codeOf(file)) || (imports.get(file) ?? []).some(to => charts.test(to)),
    );
    expect(names.length).toBeGreaterThan(3);
    expect(faults).toEqual([]);
  });

  test('point at every rule that they follow, and no rule is idle', () => {
    const pointers = files.filter(file => file !== 'rules.ts').map(textOf);
    const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file))
      .map(file => readFileSync(join('tests', file), 'utf8'));
    const idle = Object.keys(rules).filter(
      rule => ![...pointers, ...tests].some(text => text.includes(`'${rule}'`)),
    );
    expect(idle).toEqual([]);
  });
});

test('only api knows fetch', () => {
  // An animation and a script are files, not answers of the API.
  const allowed = /^(api\/(client|early-call)|ui\/animation-source|app\/reload)\.ts$/;
  const faults = files.filter(file => /\bfetch\(/.test(codeOf(file)) && !allowed.test(file));
  expect(faults).toEqual([]);
});

test('only the player knows Lottie', () => {
  const knowing = [...imports].filter(([, targets]) => targets.includes('lottie-react'));
  expect(knowing.map(([file]) => file)).toEqual(['ui/player.tsx']);
});

test('no colour stands outside the tokens', () => {
  const styles = everything.filter(file => file.endsWith('.css') && file !== 'ui/tokens.css');
  const colour = /#[\da-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)\(/i;
  expect(styles.length).toBeGreaterThan(5);
  expect(styles.filter(file => colour.test(textOf(file)))).toEqual([]);
});

function faultOf(file: string, target: string): string | undefined {
  const room = roomOf(file);
  const { on = [], packages = [] } = rooms[room] ?? {};
  if (!target.startsWith('.')) {
    const isAllowed = packages.some(
      name =>
        target === name ||
        target.startsWith(`${name}/`) ||
        (name.endsWith('*') && target.startsWith(name.slice(0, -1))),
    );
    return isAllowed ? undefined : `${file} may not use ${target}`;
  }
  const goal = roomOf(resolved(file, target));
  return goal === room || on.includes(goal)
    ? undefined
    : `${file} may not import ${target}: ${room} stands on ${on.join(', ') || 'nothing'}`;
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
  const { module, errors } = parseSync(file, textOf(file));
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
  const text = textOf(file);
  return [
    ...module.staticImports.map(one => one.moduleRequest.value),
    ...module.staticExports
      .flatMap(one => one.entries.map(entry => entry.moduleRequest?.value ?? []))
      .flat(),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => {
      const [, literal] = /^'(.*)'$/.exec(text.slice(start, end)) ?? [];
      return literal ?? '(computed)';
    }),
  ];
}

function textOf(file: string): string {
  return readFileSync(join('src', file), 'utf8');
}

function codeOf(file: string): string {
  return textOf(file)
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/'[^'\n]*'|"[^"\n]*"/g, "''");
}
