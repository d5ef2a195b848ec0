import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnimationName } from '../../src/ui/animation-source.ts';
import failure from '../../src/ui/animations/failure.json';
import loading from '../../src/ui/animations/loading.json';
import success from '../../src/ui/animations/success.json';

const host = 'https://cdn.example/books';
const copies = { loading, success, failure };
const names = ['loading', 'success', 'failure'] as const;
const hosted = { ...loading, nm: 'from the host' };

let source: typeof import('../../src/ui/animation-source.ts');
let answer: (signal: AbortSignal) => Promise<Response>;
let asked: string[];

beforeEach(async () => {
  asked = [];
  answer = async () => Response.json(hosted);
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push(address);
    return answer(signal);
  });
  // What was fetched before is kept in the module.
  vi.resetModules();
  source = await import('../../src/ui/animation-source.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function load(name: AnimationName, from?: string) {
  return (await source.loadParts(name, from)).data;
}

function until(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

const broken: [string, typeof answer][] = [
  ['is not found', async () => Response.json(hosted, { status: 404 })],
  ['is a page', async () => new Response('<!doctype html><title>Not here</title>')],
  ['has no layers', async () => Response.json({ ...hosted, layers: undefined })],
  [
    'has layers without shapes',
    async () => Response.json({ ...hosted, layers: [{ ty: 4, ks: {} }] }),
  ],
  ['has no size', async () => Response.json({ ...hosted, w: 0 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
];

test.each(names)('without a host, %s is our own copy, and nothing is fetched', async name => {
  expect(await load(name)).toEqual(copies[name]);
  expect(asked).toEqual([]);
});

test.each(['loading', 'success'] as const)('%s comes from the host, once', async name => {
  expect(await load(name, host)).toEqual(hosted);
  expect(await load(name, host)).toEqual(hosted);
  expect(asked).toEqual([`${host}/${name}.json`]);
});

test('the failure never comes from the host', async () => {
  expect(await load('failure', host)).toEqual(failure);
  expect(asked).toEqual([]);
});

test.each(broken)('our own copy is shown where the file of the host %s', async (_, given) => {
  answer = given;
  expect(await load('success', host)).toEqual(success);
});

test.each([
  ['says nothing', until],
  [
    'stops half-way',
    async (signal: AbortSignal) =>
      new Response(
        new ReadableStream({
          start: stream => void until(signal).catch(reason => stream.error(reason)),
        }),
      ),
  ],
])('where the host %s for three seconds, our own copy is shown', async (_, given) => {
  // The clock of AbortSignal.timeout cannot be moved.
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(milliseconds => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  answer = given;
  const shown = vi.fn<(data: object) => void>();
  const shownAt = load('loading', host).then(shown);
  await vi.advanceTimersByTimeAsync(2999);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await shownAt;
  expect(shown).toHaveBeenCalledExactlyOnceWith(loading);
});

test('a host that has recovered is asked again', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await load('success', host)).toEqual(success);
  expect(source.loadedParts('success', host)).toBe(undefined);
  answer = async () => Response.json(hosted);
  expect(await load('success', host)).toEqual(hosted);
  expect(asked).toEqual([`${host}/success.json`, `${host}/success.json`]);
});

test('what has been loaded is there at once the next time', async () => {
  expect(source.loadedParts('success', host)).toBe(undefined);
  const parts = await source.loadParts('success', host);
  expect(source.loadedParts('success', host)).toEqual(parts);
  expect(source.loadedParts('success', undefined)).toBe(undefined);
});

test.each([
  [undefined, []],
  [host, [`${host}/loading.json`, `${host}/success.json`]],
])('what will be shown is loaded ahead where the host is %s', async (from, addresses) => {
  source.preloadParts(from);
  await expect
    .poll(() => names.map(name => source.loadedParts(name, from)?.data))
    .toEqual(from ? [hosted, hosted, failure] : [loading, success, failure]);
  expect(asked).toEqual(addresses);
});
