import { expect, test } from '../browser/test.ts';
import { createDriver } from './charts/driver.ts';
import { actsIn, unreachableIn } from './pages/acts.ts';
import { lookAt, secretsOf } from './pages/look.ts';
import { perform, rows, sightAfter } from './row.ts';

test.use({ pageScript: import.meta.resolve('./pages/page-sight.ts') });

for (const { rule, title, given, when, then, sees } of rows) {
  const all = [...given, when];
  const reason = unreachableIn(all);
  test(`${rule}: ${title}`, async ({ visitor, front }) => {
    test.skip(reason !== undefined, reason);
    const acts = actsIn(visitor, front);
    const look = () => lookAt(visitor, front, secretsOf(all));
    // A page that is just being left cannot be looked at.
    const glance = () => look().catch(String);
    // The charts alone tell when the page has come so far that it can be acted upon.
    const charts = createDriver();
    for (const act of given) {
      await perform(acts, act);
      await charts.act(act);
      const { calls } = charts.tab.network;
      await expect.poll(glance).toMatchObject({ places: charts.places(), sight: { calls } });
    }
    charts.stop();
    const before = await look();
    await perform(acts, when);
    await expect.poll(glance).toEqual({
      places: { ...before.places, ...then },
      sight: sightAfter(before.sight, sees),
    });
  });
}
