import { assert, asyncProperty, constantFrom, string } from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { lexemesOf, queryOf } from '../../../src/server/books/lexemes.ts';
import { maintain } from '../../../src/server/maintenance/maintenance.ts';
import { added } from '../kit/copies.ts';
import { neighbour } from '../kit/neighbour.ts';
import { minute, worldOfFile } from '../kit/world.ts';

const world = await worldOfFile();
const owner = await neighbour(world);
const viewer = await neighbour(world);
beforeAll(async () => {
  for (const book of books) await put(book);
});

function put(book: object, by = owner) {
  world.pass(minute);
  return added(by, { book });
}

async function titles(q: string, path = '/api/copies') {
  const found = new Set<string>();
  let next: string | null = '';
  while (next !== null) {
    const asked = new URLSearchParams({ q, ...(next && { cursor: next }) });
    const { status, body } = await viewer.ask('GET', `${path}?${asked}`);
    expect(status).toBe(200);
    const items: { book?: { title: string }; title: string }[] = body.items;
    for (const { book, title } of items) found.add(book?.title ?? title);
    next = body.next ?? null;
  }
  return [...found].toSorted();
}

/** Each is found by all that stands behind it, and by nothing that stands behind another. */
const written: [title: string, asked: string[]][] = [
  ['Ein Sommer in München', ['münchen', 'muenchen', 'munchen', 'MU\u0308NCHEN', 'MUENCH']],
  ['Fuehrer durch Luebeck', ['lübeck', 'luebeck', 'führer']],
  ['Die Unbekannte', ['die unbekannte']],
  ['Neues von Michael', ['neue', 'neues', 'michael']],
  ['Smørrebrød på Århus', ['smørrebrød', 'smorrebrod', 'smoerrebroed', 'aarhus', 'arhus']],
  ['Straßenkinder', ['strasse', 'STRAẞENKINDER', 'straßen']],
  ['Aḥmad أَحْمَـــد', ['أحمد', 'احمد', 'أَحْمَد']],
  ['שָׁלוֹם עֲלֵיכֶם', ['שלום עליכם', 'שָׁלוֹם', '\uFB2Dָלוֹם']],
  ['Край неба', ['край', 'краи\u0306', 'КРАЙ']],
  ['ガラスの仮面', ['ガラス', 'ｶﾞﾗｽ', 'カ\u3099ラス', '仮面', '面', 'がらす']],
  ['村上春樹の北京日記', ['北京', '京日', '村上', '日記']],
  ['ความรักของแม่', ['รัก', 'แม่']],
  ['C++ für Kenner', ['C++', 'ｃ＋＋']],
  ['C# in Depth', ['c#', 'C♯']],
  ['C', []],
  ['Professional .NET', ['.NET', '.net']],
  ['Internet', ['net internet']],
  ['!!!', ['!!!', '！！！']],
  ['1984', ['1984', '１９８４']],
  ['Sankt Gallen heute', ['st. gallen', 'St Gallen', 'saint gallen', 'sankt gallen', 'st.gallen']],
  ['St. Petersburg bei Nacht', ['sankt petersburg', 'Saint-Petersburg', 'petersburg/nacht']],
  ['Le Petit Saint-Bernard', ['st bernard', 'st. bernard']],
  ['Biel/Bienne', ['biel', 'bienne', 'biel bienne', 'bienne/biel']],
  ['Deutsche Kinderzeitung', ['zeitung', 'nderzeit', 'kinderzeitung']],
  ['Einführung', ['führung', 'fuehrung', 'fuhrung']],
  ['Don’t Panic', ["don't", 'dont', 'don’t', 'don´t panic', 'DONʼT']],
  ['Dont Look Back', ['dont look', "don't look"]],
  ['O’Brien’s Tale', ['obrien', 'o brien', "o'brien", 'O’BRIEN']],
  ['E-Mail an alle', ['email', 'e-mail', 'e mail', 'e‑mail']],
  ['Harry-Potter-Lexikon', ['harry potter', 'harrypotter', 'potter-lexikon']],
  ['L’Étranger', ['etranger', 'l etranger', 'ÉTRANG']],
  ['İstanbul Hatırası', ['istanbul', 'ISTANBUL', 'hatirasi', 'HATIRASI', 'i\u0307stanbul']],
  ['Gołąb', ['golab', 'GOŁĄB', 'gołąb']],
  ['The ﬁrst ﬂight', ['first flight']],
  ['Ｗｉｄｅ letters', ['wide']],
  ['E = mc²', ['mc2']],
  ['Đường về nhà', ['duong', 'đường', 'duong ve nha']],
  ['Война и мир', ['voyna', 'война мир', 'вои\u0306на мир']],
  ['Большой театр', ['большой', 'bolshoy']],
  ['The Hobbit', ['hobit', 'the hobbit tolkien', 'tolkein', 'JRR Tolkien', 'j. r. r. tolkien']],
  ['Möbel-Bau', ['moebelbau', 'möbelbau', 'mobel bau']],
  ['R&B', ['R&B', 'r & b']],
  ['20,000 Leagues', ['20000', '20,000']],
];
const books = written.map(([title]) => ({
  title,
  authors: title === 'The Hobbit' ? 'J. R. R. Tolkien' : '',
}));

test.each(written.flatMap(([title, asked]) => asked.map(q => [q, title] as const)))(
  '%s finds %s',
  async (q, title) => {
    expect(await titles(q)).toContain(title);
  },
);

test.each([
  ['C++', ['C++ für Kenner']],
  ['.net', ['Professional .NET']],
  ['!!!', ['!!!']],
  ['?!', []],
  ['  ', []],
  ['京北', []],
  ['zeit', ['Deutsche Kinderzeitung']],
  ['zzzzz', []],
  ["'\\", []],
])('%s finds %j alone', async (q, found) => {
  expect(await titles(q)).toEqual(found);
});

test.each(['/api/books', 'shelf'])('%s finds the same words', async path => {
  const where = path === 'shelf' ? `/api/members/${owner.id}/copies` : path;
  for (const q of ['muenchen', 'zeitung', 'C++', '!!!', '仮面', 'saint gallen', 'email']) {
    expect(await titles(q, where)).toEqual(await titles(q));
  }
});

test('C, C++ and C# are three books', async () => {
  const titles = ['C', 'C++', 'C#'];
  const copies = await Promise.all(titles.map(title => put({ title, authors: 'Anybody' })));
  expect(copies.map(({ book }) => book.title)).toEqual(titles);
});

test('a text finds itself, however its letters are composed', async () => {
  const text = string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
  const form = constantFrom('NFC', 'NFD', 'NFKC', 'NFKD');
  await assert(
    asyncProperty(text, form, async (title, form) => {
      const query = queryOf(title.normalize(form));
      const finds = (condition: string) =>
        sql`${lexemesOf(title, 'Somebody')}::tsvector @@ ${condition}::tsquery`;
      const conditions = [query?.begins, query?.has].flatMap(one => one ?? []);
      for (const condition of conditions) {
        const { rows } = await sql`select ${finds(condition)} as found`.execute(world.database);
        expect(rows).toEqual([{ found: true }]);
      }
    }),
  );
});

test('a word inside others counts where those that begin with it fill no page', async () => {
  const inside = 'Fernsehturm';
  await put({ title: inside, authors: '' });
  const names = Array.from({ length: 24 }, (_, index) => `Sehturm ${index}`).toSorted();
  // By turns, for of many in a row three are shown.
  const turns = [owner, await neighbour(world)];
  for (const [index, title] of names.slice(1).entries()) {
    await put({ title, authors: '' }, turns[index % 2]);
  }
  expect(await titles('sehturm')).toEqual([inside, ...names.slice(1)]);
  await put({ title: names[0], authors: '' });
  expect(await titles('sehturm')).toEqual(names);
});

test('what an older release has written is found by fewer words until maintenance has written all', async () => {
  const { database } = world;
  const { book } = await put({ title: 'Weder noch', authors: '' });
  const rename = (title: string, plainTitle: string) =>
    database
      .updateTable('books')
      .set({ title, plain_title: plainTitle })
      .where('id', '=', book.id)
      .execute();
  const found = async () => [
    await titles('weder'),
    await titles('odon'),
    await titles('oedoen'),
    await titles('kafka'),
  ];
  await rename('Ödön', 'odon');
  await sql`insert into books (id, title, authors, is_imported, plain_title, plain_authors)
    select gen_random_uuid(), 'No. ' || number, '', true, 'no ' || number, ''
    from generate_series(1, 500) number`.execute(database);
  expect(await found()).toEqual([[], ['Ödön'], [], []]);
  await maintain(world);
  expect(await found()).toEqual([[], ['Ödön'], ['Ödön'], []]);
  const left = await database.selectFrom('books').select('id').where('fold', '=', 0).execute();
  expect(left).toEqual([]);
  await rename('Kafka', 'kafka');
  expect(await found()).toEqual([[], [], [], ['Kafka']]);
});
