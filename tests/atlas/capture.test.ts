import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { capture, drawing } from '../../src/atlas/build/capture.ts';
import { serve } from '../../src/atlas/build/serve.ts';

const state = 'site.withoutFlow';
const alike = 'verifyEmail.left';
const isReady = `document.documentElement.dataset.ready = new URL(location).searchParams.get('state')`;
const names = ['desktop.dark', 'desktop.light', 'phone.dark', 'phone.light'];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(drawing());
});
afterAll(() => browser?.close());

/** An atlas whose pages all do the same, and an empty folder for their pictures. */
async function open(script: string) {
  const root = mkdtempSync(join(tmpdir(), 'atlas-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const html = `<!doctype html><link rel="icon" href="data:,"><body>A page<script>${script}</script>`;
  writeFileSync(join(root, 'scene.html'), html);
  const { address: atlas, close } = await serve(root);
  onTestFinished(close);
  const folder = join(root, 'gallery');
  const take = (states: string[], patience?: number) =>
    capture({ browser, atlas, folder, states, ...(patience && { patience }) });
  const read = (file: string) => readFileSync(join(folder, file));
  return { take, folder, read };
}

test('takes the same pictures of a state in every window and theme again, and leaves no others', async () => {
  const { take, folder, read } = await open(isReady);
  await take(['site.broken', state]);
  const before = names.map(name => read(`${state}.${name}.png`));
  const pictures = await take([state]);
  const phone = { state, window: 'phone', width: 360, height: 740 };
  const desktop = { state, window: 'desktop', width: 1280, height: 800 };
  expect(pictures).toEqual([
    { ...desktop, theme: 'dark', file: 'gallery/site.withoutFlow.desktop.dark.png' },
    { ...desktop, theme: 'light', file: 'gallery/site.withoutFlow.desktop.light.png' },
    { ...phone, theme: 'dark', file: 'gallery/site.withoutFlow.phone.dark.png' },
    { ...phone, theme: 'light', file: 'gallery/site.withoutFlow.phone.light.png' },
  ]);
  expect(readdirSync(folder)).toEqual(['index.json', ...names.map(name => `${state}.${name}.png`)]);
  expect(JSON.parse(String(read('index.json')))).toEqual(pictures);
  expect(names.map(name => read(`${state}.${name}.png`))).toEqual(before);
  expect(before.map(sizeOf)).toEqual([
    [1280, 800],
    [1280, 800],
    [360, 740],
    [360, 740],
  ]);
});

test('opens one page for all states in which the same is seen', async () => {
  const asked = `if (location.search !== '?state=${state}') throw new Error('another')`;
  const { take, read } = await open(`${isReady}; ${asked}`);
  const pictures = await take([state, alike]);
  expect(pictures.map(one => one.state)).toEqual([state, alike].flatMap(one => Array(4).fill(one)));
  const picturesOf = (one: string) => names.map(name => read(`${one}.${name}.png`));
  expect(picturesOf(alike)).toEqual(picturesOf(state));
});

test('fails when a page is never ready', async () => {
  const { take } = await open('');
  await expect(take([state], 100)).rejects.toThrow(
    'The page of site.withoutFlow is at fault: it is never ready',
  );
});

test.each([
  ['tells of an error', `console.error('a fault')`, 'a fault'],
  ['throws', `throw new Error('a defect')`, 'a defect'],
])('fails when a page %s', async (_, script, fault) => {
  const { take } = await open(`${isReady}; ${script}`);
  await expect(take([state])).rejects.toThrow(`The page of site.withoutFlow is at fault: ${fault}`);
});

/** Of a PNG, which tells it in its first chunk. */
function sizeOf(picture: Buffer): number[] {
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)];
}
