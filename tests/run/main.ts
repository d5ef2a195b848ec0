import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { engines, installBrowser } from '../../src/atlas/build/browser.ts';
import { bareEnvironment } from '../bare-environment.ts';
import {
  conclude,
  runCommand,
  runEngine,
  runJourneys,
  runServerOnPostgres,
  runVitest,
} from './stages.ts';

// Everything that `npm test` runs; what takes longer runs in `deep.ts`.
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
installBrowser();
execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env: bareEnvironment });
const atlas = ['npm', 'run', '--silent', 'atlas', '--', '--build'] as const;
conclude([
  runVitest('all'),
  await runServerOnPostgres(),
  // The journeys compare the real pages with the atlas' pictures, and leave their walks to it.
  runCommand(...atlas),
  runJourneys('journeys', ['desktop', 'phone']),
  ...engines.map(engine => runEngine(engine, ['tests/walks'], 'walks')),
  runCommand(...atlas),
  runJourneys('atlas', ['atlas']),
  runVitest('evidence', ['--project=evidence']),
  runCommand('node', 'tests/proofs/main.ts'),
]);
