import { pageAt } from '../../../src/paths.ts';
import type { Sight } from '../vocabulary.ts';
import { createDriver, type DriverOptions } from './driver.ts';
import { htmlOf, readHtml } from './look.tsx';
import { secretsIn } from './secrets.ts';

/** Somebody who acts on the charts, and sees what their views show. */
export function createVisitor(options: DriverOptions = {}) {
  const driver = createDriver(options);
  const { tab, actors } = driver;
  const look = (): Sight => {
    const { page, path } = tab.here;
    if (page.fault) throw page.fault;
    const html = htmlOf(page.site, path, page.hasStarted);
    const { network } = tab;
    return {
      page: pageAt(path).name,
      ...readHtml(html, page.typed),
      calls: [...network.calls],
      sent: network.sent,
      secrets: secretsIn(page.site, actors, tab),
    };
  };
  return { ...driver, look };
}
