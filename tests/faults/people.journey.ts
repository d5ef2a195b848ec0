import { tagsOf } from './engines.ts';
import { people } from './people.ts';
import { test } from './test.ts';

for (const { number, name, run, preferences = [] } of people) {
  test.describe(() => {
    test.use({ preferences });
    test(`${number} ${name}`, { tag: tagsOf(number) }, run);
  });
}
