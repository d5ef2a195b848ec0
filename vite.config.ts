import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { devHeaders } from './src/app/build/dev-headers.ts';
import { readDevServers } from './src/app/build/dev-servers.ts';
import { exitOnError } from './src/app/build/exit-on-error.ts';
import { inspection } from './src/app/build/inspection.ts';
import { leanCharts } from './src/app/build/lean-charts.ts';
import { warnOfPlaceholders } from './src/app/build/placeholders.ts';
import { plainImports } from './src/app/build/plain-imports.ts';
import { prerender } from './src/app/build/prerender.ts';
import { readInspection, readSettings } from './src/app/build/settings.ts';
import { css, targets } from './src/app/build/target.ts';
import { atlasInDevServer } from './src/atlas/build/dev-server.ts';

// Tests say what the defaults are, whatever the shell says.
const environment = process.env['VITEST'] ? {} : process.env;
const settings = exitOnError(() => readSettings(environment));
const servers = exitOnError(() => readDevServers(environment));
const isInspected = exitOnError(() => readInspection(environment));
const root = import.meta.dirname;
const folder = resolve(root, process.env['BUILD_FOLDER'] ?? 'build');

export default defineConfig({
  root: join(root, 'src/app'),
  define: { __SETTINGS__: JSON.stringify(settings) },
  plugins: [
    react(),
    plainImports(),
    leanCharts(),
    inspection(isInspected),
    warnOfPlaceholders(settings),
    prerender(folder, settings),
    devHeaders(folder, settings),
    atlasInDevServer(servers.hasStates ? `http://127.0.0.1:${servers.api}` : undefined),
  ],
  css,
  // React has what this stands in for.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    target: targets,
    cssCodeSplit: false,
    // Lottie's full player evaluates strings; the bundle has only its light one, which does not.
    rolldownOptions: {
      checks: { eval: false },
      output: {
        chunkFileNames: nameByRoom,
        // Few scripts, because each is a request: what others made, and ours.
        codeSplitting: {
          groups: [
            // What the first script shares with the others stands in it.
            { name: 'index', test: /preload-helper|rolldown|\/src\/app\/(main|reload)/ },
            { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'site',
              test: /\/node_modules\/xstate\/|\/src\/flows\/(call|ended|page-chart|result|site)/,
            },
            { name: 'ui-animations', test: /\/src\/ui\/animations\// },
            {
              name: 'app',
              test: /\/src\/(app\/(start|copy-route|page-fault|ports\/zone)|pages\/(account\/token-page|frame\/(page-footer|street|visitor-header))|settings|ui\/dialog|words\/(dates|site))\b/,
            },
            // What flows and their pages share.
            {
              name: 'flows',
              test: /\/src\/(flows\/(account\/kept-join|asking|draft|faults|form)|pages\/frame\/(late|page-of)|words\/faults)\b/,
            },
            // The session may end on any page of members.
            {
              name: 'sign-in',
              test: /\/src\/(flows\/account\/sign-in|pages\/account\/write-to-us|words\/account\/sign-in)\b/,
            },
            // What pages with a form share.
            {
              name: 'form',
              test: /\/src\/(pages\/frame\/(form|submit-button)|ui\/(field|(password|text)-field))\b/,
            },
            // On the pages of members, and on that of the team.
            { name: 'house', test: /\/src\/(exchange|pages\/members)\/house\./ },
            // What guests do without of the first page.
            {
              name: 'members-own',
              test: /\/src\/(flows\/account\/session|pages\/(books\/home|frame\/session-overlay))\b/,
              includeDependenciesRecursively: false,
            },
            // What the members' first page is made of; most of their other pages use much of it.
            {
              name: 'members',
              test: /\/src\/(flows\/(account\/session|books\/home)|pages\/(books\/home|frame\/(member-page|session-overlay)))\b/,
            },
            // What pages of one thing share.
            {
              name: 'loaded-page',
              test: /\/src\/(pages\/frame\/loaded-page|words\/(books\/copy|members\/member))\b/,
            },
            // Each area is a few words in a frame that all share.
            {
              name: 'pages-areas',
              test: /\/src\/(pages\/public\/(area|club|event|mail-link|team)|words\/public\/areas)\./,
            },
          ],
        },
      },
    },
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  server: {
    port: servers.site,
    // The backend knows the site by this one.
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/unsubscribe'].map(path => [
        path,
        servers.backend ?? `http://127.0.0.1:${servers.api}`,
      ]),
    ),
  },
  test: {
    root,
    // Vitest would leave one processor to an editor.
    maxWorkers: '100%',
    // On a machine that has more to do, browsers, servers and builds take a while.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        // Writes the parts of the contract, side by side.
        extends: true,
        test: {
          name: 'contract of the web',
          isolate: false,
          include: ['tests/contract/web/*.test.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        // Puts them together to the one contract, which the others read.
        extends: true,
        test: {
          name: 'contract, assembled',
          include: ['tests/contract/assembly.test.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{contract,evidence,trust}/**'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'contract of the backend',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          exclude: ['tests/contract/web/**', 'tests/contract/assembly.test.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      // Judges what all other tests have recorded, so it runs after them.
      ...onlyByName({ name: 'evidence', include: ['tests/evidence/**/*.test.ts'] }),
      // Takes minutes and kills what it has started.
      ...onlyByName({
        name: 'deep',
        include: ['tests/trust/**/*.test.ts'],
        fileParallelism: false,
        // A hundred kills, each with a start of the database afterwards.
        testTimeout: 1_800_000,
      }),
    ],
  },
});

/** `flows-reset-password-….js` beside `pages-reset-password-….js`: one noun has a file in each room. */
function nameByRoom({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, room] = /\/src\/([a-z]+)\//.exec(facadeModuleId ?? '') ?? [];
  return `assets/${room ? `${room}-` : ''}[name]-[hash].js`;
}

/** A project of tests that runs only with `--project=NAME`. */
function onlyByName(test: ProjectConfig & { name: string }) {
  return process.argv.includes(`--project=${test.name}`) ? [{ extends: true as const, test }] : [];
}
