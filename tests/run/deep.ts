import { execFileSync } from 'node:child_process';
import { engines } from '../../src/atlas/build/browser.ts';
import { bareEnvironment } from '../bare-environment.ts';
import { conclude, runCommand, runEngine, runVitest } from './stages.ts';

// What takes longer than a test may take: every rule through the real page and every fault, in each
// engine, the hard proofs of the backend, and the mutants of the code. Best run after `npm test`, to
// whose counts it adds its own.
execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', env: bareEnvironment });
conclude([
  ...engines.map(engine => runEngine(engine, ['tests/rules', 'tests/faults'], 'deep')),
  runVitest('trust', ['--project=trust'], { SEED: process.env['SEED'] }),
  runCommand('node', 'tests/mutants/stryker.ts'),
  runCommand('node', 'tests/proofs/main.ts'),
  runCommand('node', 'tests/trust/figures.ts'),
]);
