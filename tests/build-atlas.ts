import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { folders } from '../src/atlas/build/files.ts';
import { installBrowser } from './browser/engine.ts';
import { bareEnvironment } from './kit/bare-environment.ts';

/* `npm run atlas:build` takes the pictures of states anew, and writes the atlas with them into `build/atlas`. */
rmSync(folders.pictures, { recursive: true, force: true });
installBrowser();
run('npm run --silent build');
run(
  "playwright test --config=tests/playwright.config.ts --project=states --project='states on a phone' --reporter=dot",
);
run('node src/atlas/build/static.ts');

function run(line: string): void {
  const env = { ...bareEnvironment, INSPECT_CHARTS: 'on' };
  const { status } = spawnSync(line, { shell: true, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
