/** The files whose queries need what only PostgreSQL has: several connections at the same time. */
export const alwaysOnPostgres = [
  'tests/server/data.test.ts',
  'tests/server/database.test.ts',
  'tests/server/delivery.test.ts',
  'tests/server/live.test.ts',
  'tests/server/lost-commit.test.ts',
  'tests/server/rate-limit.test.ts',
  'tests/server/routes/account.test.ts',
  'tests/server/routes/add-copy.test.ts',
  'tests/server/routes/conversation-races.test.ts',
  'tests/server/routes/copy.test.ts',
  'tests/server/routes/member.test.ts',
  'tests/server/routes/moderation.test.ts',
  'tests/server/routes/profile.test.ts',
  'tests/server/routes/request-races.test.ts',
  'tests/server/routes/reset-password.test.ts',
  'tests/server/routes/session.test.ts',
];
