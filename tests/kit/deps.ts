import { requestStates } from '../../src/exchange/request-state.ts';
import { days } from '../../src/exchange/request-timers.ts';
import type { Deps } from '../../src/server/deps.ts';
import { readConfig } from '../../src/server/ground/config.ts';
import { createLog } from '../../src/server/ground/log.ts';
import { pseudonymsWith } from '../../src/server/limits/pseudonyms.ts';

/** What the server gives to all that works on the data, for work on a database without a server. */
export function depsWith(own: Partial<Deps> & Pick<Deps, 'database'>): Deps {
  return {
    config: readConfig({ SITE_FOLDER: 'none', MAILBOX: 'off' }),
    now: () => new Date(),
    states: requestStates(days),
    log: createLog('error'),
    metrics: undefined,
    siteOrigin: () => '',
    wakeDelivery: () => {},
    pseudonym: pseudonymsWith('the key of the tests'),
    ...own,
  };
}
