import { beginSession } from '../../src/server/sessions/sessions.ts';
import { startBackend } from '../kit/backend.ts';
import { startPostgres } from '../kit/postgres.ts';
import { writePart } from '../kit/readme-blocks.ts';
import { temporaryFolder } from '../kit/temporary-folder.ts';
import { withDatabase } from '../kit/with-database.ts';
import { percentile } from './arrivals.ts';
import { buildTown, type Town } from './town.ts';

// Measures how long it takes to find books, and the smallest answer to a member, in turns, on the
// embedded database and on PostgreSQL, there also with ten times as many of everything:
//   npm run bench:discover -- [--write]
const rounds = 60;

const town: Town = { members: 10_000, books: 20_000, copies: 100_000 };
const city: Town = { members: 100_000, books: 200_000, copies: 1_000_000 };

/** Words of the generated titles: the first is in every third, the others in a few. */
const asked = {
  'the smallest answer': '/api/session',
  'two words within 5 km': '/api/copies?q=WORDS&within=5',
  'one word within 5 km': '/api/copies?q=WORD&within=5',
  'all within 25 km': '/api/copies?within=25',
  'a frequent word within 25 km': '/api/copies?q=the&within=25',
  'a letter left out': '/api/copies?q=SHORT',
  'two letters swapped': '/api/copies?q=SWAPPED',
  'a rare language': '/api/copies?language=eo',
  'nothing is like that': '/api/copies?q=zzzzqqqq',
};

type Kind = keyof typeof asked;
type Times = Record<Kind, number[]>;

const columns = ['', 'embedded', 'PostgreSQL', 'PostgreSQL, ten times as many'];
const measured = [await onFolder(), await onPostgres(town), await onPostgres(city)];
const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = [
  rowOf(columns),
  rowOf(columns.map(() => '---')),
  ...kinds().map(kind => `| ${kind} ${rowOf(measured.map(times => cellOf(kind, times)))}`),
].join('\n');
const growth = kinds()
  .slice(1)
  .map(kind => `${kind} ${growthOf(kind)}`);
const text = `${table}\n\nTen times as many of everything, at the same density: ${growth.join(', ')}.`;
console.log(text);
if (process.argv.includes('--write')) writePart('discover', text);

async function onFolder(): Promise<Times> {
  const { folder, remove } = await temporaryFolder();
  const times = await measure(town, { DATA_FOLDER: folder }, { kind: 'pglite', folder });
  await remove();
  return times;
}

async function onPostgres(size: Town): Promise<Times | undefined> {
  const postgres = await startPostgres(['fsync=off', 'shared_buffers=512MB']);
  if (!postgres) return undefined;
  const { url } = postgres;
  const times = await measure(size, { DATABASE_URL: url }, { kind: 'postgresql', url });
  await postgres.stop();
  return times;
}

async function measure(
  size: Town,
  settings: Record<string, string>,
  data: Parameters<typeof withDatabase>[0]['data'],
): Promise<Times> {
  const { token, word, words } = await withDatabase({ data }, async database => {
    const now = new Date();
    const [viewer] = await buildTown(database, size, now);
    const { token } = await beginSession(database, {
      memberId: viewer?.id ?? '',
      device: 'a browser',
      now,
    });
    const book = await database
      .selectFrom('books')
      .select(['plain_title', 'plain_authors'])
      .offset(1234)
      .limit(1)
      .executeTakeFirstOrThrow();
    const [author = ''] = book.plain_authors.split(' ');
    const long = book.plain_title.split(' ').toSorted((one, other) => other.length - one.length);
    return { token, word: long[0] ?? author, words: `${long[0]} ${author}` };
  });
  const backend = await startBackend({ ...settings, SITE_FOLDER: 'none', MAILBOX: 'off' });
  const { port } = new URL(backend.origin);
  const headers = { Cookie: `session-${port}=${token}` };
  const middle = Math.floor(word.length / 2);
  const [begin, first, second, end] = [
    word.slice(0, middle - 1),
    word[middle - 1],
    word[middle],
    word.slice(middle + 1),
  ];
  const ask = async (kind: Kind) => {
    const path = asked[kind]
      .replace('WORDS', encodeURIComponent(words))
      .replace('WORD', word)
      .replace('SHORT', `${begin}${second}${end}`)
      .replace('SWAPPED', `${begin}${second}${first}${end}`);
    const start = performance.now();
    const answer = await fetch(backend.origin + path, { headers });
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
    return performance.now() - start;
  };
  const times: Times = {
    'the smallest answer': [],
    'two words within 5 km': [],
    'one word within 5 km': [],
    'all within 25 km': [],
    'a frequent word within 25 km': [],
    'a letter left out': [],
    'two letters swapped': [],
    'a rare language': [],
    'nothing is like that': [],
  };
  for (let round = -5; round < rounds; round += 1) {
    for (const kind of kinds()) {
      const time = await ask(kind);
      if (round >= 0) times[kind].push(time);
    }
  }
  await backend.stop();
  return times;
}

function kinds(): Kind[] {
  const isKind = (name: string): name is Kind => Object.hasOwn(asked, name);
  return Object.keys(asked).filter(isKind);
}

/** Half and 99 of 100, as parts of the smallest answer. */
function cellOf(kind: Kind, times: Times | undefined): string {
  if (!times) return 'not installed';
  const half = percentile(times[kind], 0.5);
  const parts = [0.5, 0.99].map(share => partOf(kind, times, share).toFixed(1));
  return `${parts.join(' · ')} (${half.toFixed(1)} ms)`;
}

/** Of the smallest answer, which the other load of the machine slows alike. */
function partOf(kind: Kind, times: Times, share: number): number {
  return percentile(times[kind], share) / percentile(times['the smallest answer'], share);
}

function growthOf(kind: Kind): string {
  const [, small, large] = measured;
  if (!small || !large) return '?';
  return (partOf(kind, large, 0.5) / partOf(kind, small, 0.5)).toFixed(2);
}
