import { perform } from '../../src/browser/acts.ts';
import { token } from '../../src/kits/acts.ts';
import { actsOf } from '../../src/kits/words.ts';
import { actsIn, unreachableIn } from '../browser/acts.ts';
import type { Front } from '../browser/front.ts';
import { expect, often, test } from '../browser/test.ts';
import type { Visitor } from '../browser/visitor.ts';
import { createDriver } from './charts/driver.ts';
import { rowsOfEveryEngine } from './engines.ts';
import { secretsOf } from './known-secrets.ts';
import { lookAt } from './pages/look.ts';
import { type NamedRow, rows, sightAfter } from './row.ts';

test.use({ pageScript: import.meta.resolve('./pages/page-sight.ts') });

for (const row of rows) {
  const title = `${row.rule}: ${row.title}`;
  const tag = rowsOfEveryEngine.has(row) ? ['@every-engine'] : [];
  const description = unreachableIn([...row.given, row.when].flatMap(actsOf));
  if (description === undefined) test(title, { tag }, playOf(row));
  else test.skip(title, { tag, annotation: { type: 'skip', description } }, playOf(row));
}

function playOf({ given, when, then, sees }: NamedRow) {
  return async ({ visitor, front }: { visitor: Visitor; front: Front }) => {
    const acts = actsIn({ visitor, front, tokenOf: () => token, keepsCalls: true });
    const look = () => lookAt(visitor, front, secretsOf([...given, when]));
    // A page that is just being left cannot be looked at.
    const glance = () => look().catch(String);
    // The charts alone tell when the page has come so far that it can be acted upon.
    const charts = createDriver();
    for (const act of given) {
      await perform(acts, act);
      await charts.act(act);
      const calls = charts.tab.network.asked.map(({ operation }) => operation);
      const places = charts.places();
      // What came as HTML stands there a moment longer than the charts know that a part is missing.
      const sight = { calls, isBroken: places.site === 'broken' };
      await expect.poll(glance, often).toMatchObject({ places, sight });
    }
    charts.stop();
    const before = await look();
    await perform(acts, when);
    await expect.poll(glance, often).toEqual({
      places: { ...before.places, ...then },
      sight: sightAfter(before.sight, sees),
    });
  };
}
