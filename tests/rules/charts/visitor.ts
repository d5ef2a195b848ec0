import { pageAt } from '../../../src/paths.ts';
import { secretsOf } from '../known-secrets.ts';
import type { Sight } from '../vocabulary.ts';
import { createDriver, type DriverOptions } from './driver.ts';
import { htmlOf, readHtml } from './look.tsx';
import { secretsIn } from './secrets.ts';

/** Somebody who acts on the charts, and sees what their views show. */
export function createVisitor(options: DriverOptions = {}) {
  const driver = createDriver(options);
  const { tab, actors, done } = driver;
  const look = (): Sight => {
    const { page, path } = tab.here;
    if (page.fault) throw page.fault;
    const html = htmlOf(page.site, path, page.hasStarted);
    const { asked } = tab.network;
    return {
      page: pageAt(path).name,
      ...readHtml(html, page.typed),
      calls: asked.map(({ operation }) => operation),
      sent: asked.at(-1)?.request,
      secrets: secretsIn(page.site, actors, secretsOf(done)),
    };
  };
  return { ...driver, look };
}
