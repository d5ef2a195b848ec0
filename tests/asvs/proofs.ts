import type { Place, Proof } from './claim.ts';

/** Tests of a file, each to be named by its title. */
const testsIn =
  (file: string) =>
  (title: string, row?: string): Proof => ({
    file: `tests/${file}`,
    title,
    ...(row !== undefined && { row }),
  });

const textIn =
  (file: string) =>
  (words: string): Place => ({ file, words });

export const api = testsIn('server/api.test.ts');
export const config = testsIn('server/config.test.ts');
export const common = testsIn('server/common-passwords.test.ts');
export const database = testsIn('server/database.test.ts');
export const folderLock = testsIn('server/folder-lock.test.ts');
export const forgotten = testsIn('server/forgotten-proxy.test.ts');
export const headers = testsIn('server/headers.test.ts');
export const health = testsIn('server/routes/health.test.ts');
export const log = testsIn('server/log.test.ts');
export const lostCommit = testsIn('server/lost-commit.test.ts');
export const mailbox = testsIn('server/routes/mailbox.test.ts');
export const main = testsIn('server/main.test.ts');
export const metrics = testsIn('server/metrics.test.ts');
export const passwords = testsIn('server/passwords.test.ts');
export const pseudonyms = testsIn('server/pseudonyms.test.ts');
export const queue = testsIn('server/queue.test.ts');
export const rateLimit = testsIn('server/rate-limit.test.ts');
export const reset = testsIn('server/routes/reset-password.test.ts');
export const seed = testsIn('server/seed.test.ts');
export const states = testsIn('server/routes/provider-states.test.ts');
export const session = testsIn('server/routes/session.test.ts');
export const site = testsIn('server/routes/site.test.ts');
export const smtp = testsIn('server/smtp.test.ts');
export const tokens = testsIn('server/tokens.test.ts');
export const verify = testsIn('server/routes/verify-email.test.ts');

export const budgets = testsIn('app/budgets.test.ts');
export const contentPolicy = testsIn('app/content-policy.test.ts');
export const integrity = testsIn('app/integrity.test.ts');
export const observatory = testsIn('app/observatory.test.ts');
export const pageHeaders = testsIn('app/build/headers.test.ts');
export const redirects = testsIn('app/redirects.test.ts');
export const siteSettings = testsIn('app/build/settings.test.ts');

export const client = testsIn('api/client.test.ts');
export const animationSource = testsIn('ui/animation-source.test.ts');
export const passwordField = testsIn('ui/password-field.test.tsx');
export const resetPage = testsIn('pages/reset-password.test.tsx');
export const resultModal = testsIn('pages/result-modal.test.tsx');

export const anyAnswer = testsIn('properties/answers.tsx');
export const anyCookie = testsIn('properties/xsrf.ts');
export const anyPassword = testsIn('properties/passwords.ts');
export const anyToken = testsIn('properties/tokens.ts');

export const filling = testsIn('faults/filling.ts');
export const messages = testsIn('faults/messages.ts');
export const oddTokens = testsIn('faults/tokens.ts');

export const alteredParts = testsIn('journeys/integrity.journey.ts');
export const pages = testsIn('journeys/pages.journey.ts');
export const signInJourney = testsIn('journeys/sign-in.journey.ts');
export const resetJourney = testsIn('journeys/reset-password.journey.ts');

export const growth = testsIn('trust/growth.test.ts');
export const slowLoris = testsIn('trust/slow-loris.test.ts');

export const architecture = testsIn('architecture.test.ts');
export const bundle = testsIn('evidence/bundle.test.ts');
export const supplyChain = testsIn('supply-chain.test.ts');
export const sources = testsIn('asvs/sources.test.ts');

export const contract = textIn('openapi.yaml');
export const serverReadme = textIn('src/server/README.md');
export const dependencies = textIn('src/README.md');
export const rules = textIn('src/rules.ts');
