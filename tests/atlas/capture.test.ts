import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { capture } from '../../src/atlas/build/capture.ts';
import { serve } from '../../src/atlas/build/serve.ts';

const time = 60_000;
const state = 'site.withoutFlow';
const isReady = `document.documentElement.dataset.ready = new URL(location).searchParams.get('state')`;

/** An atlas whose pages all do the same, and an empty folder for their pictures. */
async function open(script: string) {
  const root = mkdtempSync(join(tmpdir(), 'atlas-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const html = `<!doctype html><link rel="icon" href="data:,"><body>A page<script>${script}</script>`;
  writeFileSync(join(root, 'scene.html'), html);
  const { address: atlas, close } = await serve(root);
  onTestFinished(close);
  return { atlas, folder: join(root, 'gallery') };
}

test('takes a picture of a state in every window and theme', { timeout: time }, async () => {
  const { atlas, folder } = await open(isReady);
  const pictures = await capture(atlas, folder, { states: [state] });
  const phone = { state, window: 'phone', width: 360, height: 740 };
  const desktop = { state, window: 'desktop', width: 1280, height: 800 };
  expect(pictures).toEqual([
    { ...desktop, theme: 'dark', file: 'gallery/site.withoutFlow.desktop.dark.png' },
    { ...desktop, theme: 'light', file: 'gallery/site.withoutFlow.desktop.light.png' },
    { ...phone, theme: 'dark', file: 'gallery/site.withoutFlow.phone.dark.png' },
    { ...phone, theme: 'light', file: 'gallery/site.withoutFlow.phone.light.png' },
  ]);
  expect(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))).toEqual(pictures);
  expect(sizeOf(join(folder, 'site.withoutFlow.phone.dark.png'))).toEqual([360, 740]);
});

test('takes the same pictures again, and leaves no others', { timeout: time }, async () => {
  const { atlas, folder } = await open(isReady);
  await capture(atlas, folder, { states: ['site.broken', state] });
  const before = readFileSync(join(folder, 'site.withoutFlow.desktop.light.png'));
  await capture(atlas, folder, { states: [state] });
  expect(readFileSync(join(folder, 'site.withoutFlow.desktop.light.png'))).toEqual(before);
  expect(readdirSync(folder)).toEqual([
    'index.json',
    'site.withoutFlow.desktop.dark.png',
    'site.withoutFlow.desktop.light.png',
    'site.withoutFlow.phone.dark.png',
    'site.withoutFlow.phone.light.png',
  ]);
});

test.each([
  ['is never ready', '', 'it is never ready'],
  ['tells of an error', `${isReady}; console.error('a fault')`, 'a fault'],
  ['throws', `${isReady}; throw new Error('a defect')`, 'a defect'],
])('fails when a page %s', { timeout: time }, async (_, script, fault) => {
  const { atlas, folder } = await open(script);
  await expect(capture(atlas, folder, { states: [state], patience: 1_000 })).rejects.toThrow(
    `The page of site.withoutFlow is at fault: ${fault}`,
  );
});

/** Of a PNG, which tells it in its first chunk. */
function sizeOf(file: string): number[] {
  const picture = readFileSync(file);
  return [picture.readUInt32BE(16), picture.readUInt32BE(20)];
}
