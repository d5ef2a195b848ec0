import { join } from 'node:path';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { createApp } from '../../src/server/app.ts';
import type { Tables } from '../../src/server/data/tables.ts';
import { readConfig } from '../../src/server/ground/config.ts';
import { createLog } from '../../src/server/ground/log.ts';
import type { SiteBuild } from '../kit/site-build.ts';

/** The real server of a build, whose database refuses to answer: nothing of the site needs one. */
export function createSiteApp({ folder }: SiteBuild, log = createLog('error')) {
  const config = readConfig({ SITE_FOLDER: join(folder, 'site'), MAILBOX: 'off' });
  return createApp({ config, database: refusingDatabase(), log });
}

function refusingDatabase(): Kysely<Tables> {
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new RefusingDriver(),
      createIntrospector: database => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

class RefusingDriver extends DummyDriver {
  override acquireConnection(): never {
    throw new Error('The site asked for data');
  }
}
