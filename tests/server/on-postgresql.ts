/** How often a file of tests also runs on PostgreSQL: in every run, in some, or not at all. */
type HowOften = 'always' | 'sometimes' | 'never';

/** Every file of tests in this folder, and why. */
export const onPostgresql = {
  'answers.test.ts': ['never', 'It compares answers with the contract.'],
  'api.test.ts': ['always', 'It logs a fault of the database as its driver reports it.'],
  'backup.test.ts': ['always', 'PostgreSQL is backed up and restored by its own programs.'],
  'closing.test.ts': ['never', 'It watches a connection to a server without a database.'],
  'common-passwords.test.ts': ['never', 'It looks words up in a list.'],
  'config.test.ts': ['never', 'It reads settings.'],
  'data-folder.test.ts': ['never', 'Only the embedded database has a folder.'],
  'database.test.ts': ['always', 'It migrates from nothing, and its connections are cut.'],
  'delivery.test.ts': ['always', 'Servers take mails from one table at the same time.'],
  'deployment.test.ts': ['never', 'It reads the files of a deployment.'],
  'durability.test.ts': ['always', 'It reads the settings of a server.'],
  'ending.test.ts': ['never', 'It watches connections to the backend.'],
  'folder-lock.test.ts': ['never', 'Only the embedded database has a folder.'],
  'forgotten-proxy.test.ts': ['sometimes', 'It counts attempts as rate-limit.test.ts does.'],
  'headers.test.ts': ['sometimes', 'It looks at headers, which no query changes.'],
  'indexes.test.ts': ['never', 'PGlite plans as PostgreSQL does, and counts at once.'],
  'limits.test.ts': ['sometimes', 'It looks at the timeouts of HTTP.'],
  'listening.test.ts': ['never', 'It listens.'],
  'log.test.ts': ['never', 'It writes lines of a log.'],
  'lost-commit.test.ts': ['always', 'The embedded database has no connection to lose.'],
  'maintenance.test.ts': ['always', 'It deletes rows that others may have locked.'],
  'mails.test.ts': ['never', 'It writes letters.'],
  'main.test.ts': ['sometimes', 'shared-port.test.ts starts the same process on PostgreSQL.'],
  'metrics.test.ts': ['sometimes', 'It counts answers, whatever they come from.'],
  'on-postgresql.test.ts': ['never', 'It reads this table.'],
  'passwords.test.ts': ['never', 'It hashes passwords.'],
  'pseudonyms.test.ts': ['never', 'It hashes texts.'],
  'queue.test.ts': ['never', 'It queues functions.'],
  'rate-limit.test.ts': ['always', 'It counts in an unlogged table, at the same time.'],
  'routes/health.test.ts': ['sometimes', 'Its one query is that of api.test.ts: a table is away.'],
  'routes/mailbox.test.ts': ['always', 'It shows numbers and times as the driver reads them.'],
  'routes/provider-states.test.ts': ['sometimes', 'Provider states are for tests only.'],
  'routes/reset-password.test.ts': ['always', 'Its transactions compete for one link.'],
  'routes/session.test.ts': ['always', 'A sign-in competes with a new password.'],
  'routes/site.test.ts': ['sometimes', 'It serves files.'],
  'routes/verify-email.test.ts': ['always', 'Its transactions compete for one link.'],
  'secret-files.test.ts': ['never', 'It reads settings.'],
  'seed.test.ts': ['always', 'Servers lock a table at the same time.'],
  'shared-port.test.ts': ['always', 'Several processes can share no other database.'],
  'site-origin.test.ts': ['never', 'It computes addresses.'],
  'slow-readers.test.ts': ['never', 'It serves bytes.'],
  'smtp-settings.test.ts': ['never', 'It reads settings.'],
  'smtp.test.ts': ['never', 'It talks to a mail server.'],
  'stop.test.ts': ['never', 'It receives signals.'],
  'tokens.test.ts': ['always', 'Transactions use tokens of one member at the same time.'],
} as const satisfies Record<string, readonly [HowOften, string]>;

export const alwaysOnPostgres = filesThatRun('always');
export const sometimesOnPostgres = filesThatRun('sometimes');

function filesThatRun(often: HowOften): string[] {
  return Object.entries(onPostgresql)
    .filter(([, [one]]) => one === often)
    .map(([file]) => `tests/server/${file}`);
}
