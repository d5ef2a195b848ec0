import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installBrowser } from '../../src/atlas/build/browser.ts';
import { alwaysOnPostgres } from '../server/on-postgresql.ts';
import { nouns, nounStages } from './noun.ts';
import { runStages } from './outcome.ts';
import { none, type Stage } from './stage.ts';
import { build, command, playwright, vitest, vitestOnPostgres } from './stages.ts';

// `npm test` runs all of this, `npm test -- NOUN` what belongs to one noun.
const [noun] = process.argv.slice(2);
const ofNoun = noun === undefined ? undefined : nounStages(noun);
if (noun !== undefined && !ofNoun) {
  console.error(`There is no noun '${noun}'. There are: ${nouns.join(', ')}`);
  process.exit(2);
}
// What was recorded of the charts counts until its code changes.
mkdirSync('reports/walks', { recursive: true });
for (const name of readdirSync('reports'))
  if (name !== 'walks') rmSync(join('reports', name), { recursive: true });
const install: Stage = {
  name: 'a browser is installed',
  run: () => {
    installBrowser();
    return none;
  },
};
const everything = [
  vitest('units and contract'),
  vitestOnPostgres('the server on PostgreSQL', ['--project=unit', ...alwaysOnPostgres]),
  // The journeys compare the real pages with these.
  command('the pictures of the atlas', 'npm run --silent atlas -- --pictures'),
  playwright('journeys', ['--project=desktop', '--project=phone']),
  command('the atlas', 'npm run --silent atlas -- --build'),
  playwright('journeys in the atlas', ['--project=atlas']),
  vitest('what the tests have recorded', ['--project=evidence']),
];
await runStages('test', [install, build, ...(ofNoun ?? everything)]);
