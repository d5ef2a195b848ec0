import { answers } from './answers.ts';
import { elsewhere } from './elsewhere.ts';
import { test } from './test.ts';
import { waits } from './waits.ts';

for (const { number, name, run } of [...waits, ...answers]) test(`${number} ${name}`, run);

test.describe(() => {
  // In one worker, so that every site is built once.
  test.describe.configure({ mode: 'default', timeout: 60_000 });
  for (const { number, name, run } of elsewhere) test(`${number} ${name}`, run);
});
