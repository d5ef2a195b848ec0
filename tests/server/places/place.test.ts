import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { placeAt } from '../../../src/exchange/cells.ts';
import { createApp } from '../../../src/server/app.ts';
import { readGeonames } from '../../../src/server/places/geonames.ts';
import { temporaryFolder } from '../../kit/temporary-folder.ts';
import { type Browser, openBrowser } from '../kit/browser.ts';
import { neighbour } from '../kit/neighbour.ts';
import { worldOfFile } from '../kit/world.ts';

const world = await worldOfFile({ dataFolder: undefined });
const one = await neighbour(world);
const temporary = await temporaryFolder();
afterAll(temporary.remove);

async function placesOf(query: Record<string, string>, asking: Pick<Browser, 'ask'> = one) {
  const { status, body } = await asking.ask('GET', `/api/places?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  expect(body.hasPostcodes).toBe(asking !== one);
  return body.items;
}

async function namesOf(query: Record<string, string>) {
  const items: { name: string; region: string }[] = await placesOf(query);
  return items.map(({ name, region }) => `${name}, ${region}`);
}

const cellAt = (latitude: number, longitude: number) =>
  String(placeAt({ latitude, longitude }, 9).cell);

test('a place is found by the beginning of its name, and says where it is', async () => {
  expect(await placesOf({ q: 'regensb' })).toEqual([
    { name: 'Regensburg', region: 'Bavaria, Germany', latitude: 49.02, longitude: 12.1 },
  ]);
});

test('eight places at most are found, the largest first', async () => {
  expect(await namesOf({ q: 'berl' })).toEqual([
    'Berlin, Germany',
    'Berlin Köpenick, Berlin, Germany',
    'Berlin Treptow, Berlin, Germany',
    'Berlare, Flanders, Belgium',
    'Berlín, Usulután, El Salvador',
    'Berlaar, Flanders, Belgium',
    'Berlin, New Hampshire, United States',
    'Berlin, New Jersey, United States',
  ]);
});

test.each([
  ['LODZ', 'Łódź, Łódź Voivodeship, Poland'],
  ['tromso', 'Tromsø, Norway'],
  ['tromsoe', 'Tromsø, Norway'],
  ['aarhus', 'Århus, Central Jutland, Denmark'],
  ['Muenchen', 'München, Bavaria, Germany'],
  ['munchen', 'München, Bavaria, Germany'],
  ['MU\u0308NCHEN', 'München, Bavaria, Germany'],
  ['St. Gallen', 'Sankt Gallen, Saint Gallen, Switzerland'],
  ['st.gallen', 'Sankt Gallen, Saint Gallen, Switzerland'],
  ['saint gall', 'Sankt Gallen, Saint Gallen, Switzerland'],
  ['Sankt Louis', 'St. Louis, Missouri, United States'],
  ['st denis', 'Saint-Denis, Réunion'],
  ['saint denis', 'Saint-Denis, Réunion'],
  ['L’Aquila', "L'Aquila, Abruzzo, Italy"],
  ['laquila', "L'Aquila, Abruzzo, Italy"],
  ['wien', 'Wien, Vienna, Austria'],
  ['vienna', 'Vienna, Austria'],
  ['Izmir', 'İzmir, Türkiye'],
  ['bienne', 'Biel/Bienne, Bern, Switzerland'],
  ['Halle/Saale', 'Halle (Saale), Saxony-Anhalt, Germany'],
  ['Frankfurt a.M.', 'Frankfurt am Main, Hesse, Germany'],
  ['frankfurt/main', 'Frankfurt am Main, Hesse, Germany'],
  ['Berlin Mitte', 'Mitte, Berlin, Germany'],
  ['mitte, berlin', 'Mitte, Berlin, Germany'],
  ['Berlin-Neukoelln', 'Neukölln, Berlin, Germany'],
  ['Zürich Oerlikon', 'Zürich (Kreis 11) / Oerlikon, Zurich, Switzerland'],
  ['london camden', 'Camden Town, England, United Kingdom'],
  // Which has no such district in this table.
  ['Frankfurt Sachsenhausen', 'Frankfurt am Main, Hesse, Germany'],
  ['springfield illinois', 'Springfield, Illinois, United States'],
])('%s is a way to write %s', async (q, name) => {
  expect((await namesOf({ q }))[0]).toBe(name);
});

test.each([{ q: 'there is no such place' }, { q: '--' }, { cell: cellAt(-40, -120) }, {}])(
  '%j finds nothing',
  async query => {
    expect(await placesOf(query)).toEqual([]);
  },
);

test('around a cell are the nearest places', async () => {
  expect(await namesOf({ cell: cellAt(52.52, 13.405) })).toEqual(
    [
      'Wedding',
      'Gesundbrunnen',
      'Moabit',
      'Tiergarten',
      'Hansaviertel',
      'Mitte',
      'Prenzlauer Berg',
      'Pankow',
    ].map(name => `${name}, Berlin, Germany`),
  );
  expect(await namesOf({ cell: cellAt(54.18, 7.89) })).toEqual([
    'Helgoland, Schleswig-Holstein, Germany',
  ]);
});

/** A row of a dump of GeoNames. */
const row = (name: string, population: string, kind = 'P', code = 'PPL') => {
  const columns: string[] = Array(19).fill('');
  columns.splice(1, 1, name);
  columns.splice(4, 7, '52.48', '13.43', kind, code, 'DE', '', '16');
  columns.splice(14, 1, population);
  return columns.join('\t');
};
const postcode = [
  'DE',
  '10115',
  'Berlin',
  'Land Berlin',
  '',
  '',
  '',
  '',
  '',
  '52.53',
  '13.38',
  '4',
].join('\t');

async function fileOf(...lines: string[]) {
  const file = join(temporary.folder, 'table.txt');
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

async function run(...words: string[]) {
  const child = spawn(process.execPath, ['src/server/places-main.ts', ...words], {
    env: {
      PATH: process.env['PATH'],
      INIT_CWD: temporary.folder,
      DATA_FOLDER: join(temporary.folder, 'data'),
    },
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
}

test('a dump of a country gives its places that are inhabited, the largest first', async () => {
  const file = await fileOf(
    row('Rixdorf', '7'),
    row('Neukölln', '167248', 'P', 'PPLX'),
    row('Teufelsberg', '0', 'T', 'HLL'),
    row('Cölln', '0', 'P', 'PPLH'),
    row('Land Berlin', '3426354', 'A', 'ADM1'),
  );
  const at = { region: 'DE', area: 'Land Berlin', latitude: 52.48, longitude: 13.43 };
  expect(await readGeonames(file)).toMatchObject([
    { name: 'Neukölln', ...at },
    { name: 'Rixdorf', ...at },
  ]);
});

const none = (line: number) =>
  `line ${line} is of no table of GeoNames, neither of a country (19 columns) nor of postcodes (12 columns)`;

test.each([
  ['a text', ['This is a diary.'], none(1)],
  ['a row that is cut off', [postcode, postcode.slice(0, -2)], none(2)],
  ['a place without a point', [postcode.replace('52.53', '')], none(1)],
  ['a place off the earth', [postcode.replace('52.53', '91')], none(1)],
  ['no country', [postcode.replace('DE', 'Germany')], none(1)],
  ['nothing', [], 'it has no places'],
])('a file with %s is refused', async (_, lines, message) => {
  const file = await fileOf(...lines);
  await expect(readGeonames(file)).rejects.toThrow(
    new Error(`${file} cannot be used: ${message}.`),
  );
});

test('the command takes places for servers that start afterwards, or writes nothing', async () => {
  const usage = 'Usage: npm run places -- FILE\n';
  expect(await run()).toEqual({ code: 1, out: '', err: usage });
  const missing = join(temporary.folder, 'DE.txt');
  expect(await run('DE.txt')).toEqual({
    code: 1,
    out: '',
    err: `${missing} cannot be used: ENOENT: no such file or directory, open '${missing}'.\n`,
  });
  expect(await readdir(temporary.folder)).not.toContain('data');
  const file = await fileOf(postcode);
  const out = `${file} has 1 places. Servers that start from now on take them.\n`;
  expect(await run('table.txt')).toEqual({ code: 0, out, err: '' });
  const dataFolder = join(temporary.folder, 'data');
  const app = createApp({ ...world, config: { ...world.config, dataFolder } });
  const own = openBrowser({ app }, 'a browser', one.cookies);
  const region = '10115, Land Berlin, Germany';
  const berlin = { name: 'Berlin', region, latitude: 52.53, longitude: 13.38 };
  for (const q of ['berl', '101', '10115 berlin'])
    expect(await placesOf({ q }, own)).toEqual([berlin]);
  expect(await placesOf({ q: 'wien' }, own)).toEqual([]);
  await app.close();
});
