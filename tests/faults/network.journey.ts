import { answers } from './answers.ts';
import { tagsOf } from './engines.ts';
import { otherOrigin } from './other-origin.ts';
import { test } from './test.ts';
import { waits } from './waits.ts';

for (const { number, name, run } of [...waits, ...answers]) {
  test(`${number} ${name}`, { tag: tagsOf(number) }, run);
}

test.describe(() => {
  // In one worker, so that every site is built once.
  test.describe.configure({ mode: 'default' });
  for (const { number, name, run } of otherOrigin) {
    test(`${number} ${name}`, { tag: tagsOf(number) }, run);
  }
});
