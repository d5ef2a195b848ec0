import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const names = ['loading', 'success', 'failure'];

describe.each(names)('the %s animation', name => {
  const text = readFileSync(
    new URL(`../../src/ui/animations/${name}.json`, import.meta.url),
    'utf8',
  );
  const file = JSON.parse(text);

  test('is a Lottie file of 96 by 96 at 30 frames a second', () => {
    const { v, w, h, fr, ip } = file;
    expect({ v, w, h, fr, ip }).toEqual({ v: '5.7.0', w: 96, h: 96, fr: 30, ip: 0 });
  });

  test('is drawn with shapes alone, and fetches nothing', () => {
    expect(file.assets).toEqual([]);
    expect(file.layers.map((layer: { ty: number }) => layer.ty)).toEqual([4]);
    expect(text).not.toMatch(/https?:|data:|"u":|"p":"/);
  });

  test('holds no expression, which would have to be evaluated', () => {
    expect(text).not.toMatch(/"x":"/);
  });

  test('weighs less than 6 kB', () => {
    expect(text.length).toBeLessThan(6_000);
  });

  test('ends within five seconds', () => {
    expect((file.op - file.ip) / file.fr).toBeLessThan(5);
  });

  test('has come to rest on its last frame, which the player draws one before its end', () => {
    expect(lastKeyTime(file)).toBeLessThan(file.op);
  });
});

function lastKeyTime(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  const own = 't' in part && typeof part.t === 'number' ? part.t : 0;
  return Math.max(own, ...Object.values(part).map(lastKeyTime));
}
