import { beforeAll, describe, expect, test } from 'vitest';
import { extractCharts } from '../../src/atlas/build/extract.ts';
import { type Path, pathsOf, waysOf } from '../../src/atlas/build/ways.ts';
import type { Way } from '../../src/atlas/data.ts';
import { transitionsOf } from '../../src/atlas/model/chart.ts';
import { gestures } from '../../src/browser/gestures.ts';
import { knownPaths } from './known-paths.ts';

const charts = extractCharts();
const states = charts.flatMap(chart => chart.states).map(({ id }) => id);
const transitions = charts.flatMap(transitionsOf).map(({ id }) => id);
let paths: Record<string, Path>;
let ways: Record<string, Way>;

beforeAll(async () => {
  paths = await pathsOf();
  ways = waysOf(paths);
});

const slow =
  "Slow the network down, in the browser's developer tools, until an answer takes 10 seconds.";

describe('the ways', () => {
  test('lead to every state and through every transition', () => {
    expect(Object.keys(ways).toSorted()).toEqual([...states, ...transitions].toSorted());
    const missed = transitions.filter(id => !ways[id]?.steps.flat().includes(id));
    expect(missed).toEqual([]);
  });

  test('need everything that a person can do', () => {
    const needed = new Set(Object.values(ways).flatMap(way => way.gestures));
    const sentences = Object.values(gestures).map(({ sentence }) => sentence);
    expect([...needed].toSorted()).toEqual(sentences.toSorted());
  });

  test('are the same every time', async () => {
    expect(JSON.stringify(await knownPaths())).toBe(JSON.stringify(paths));
  });

  test.each([
    ['site.withoutFlow', ['Open `/`.']],
    ['verifyEmail.idle', ['Open the link of a verification mail, from the mailbox.']],
    [
      'resetPassword.idle.newPassword.tooShort',
      [
        'Open the link of a reset mail, from the mailbox.',
        'Type `short` into New Password.',
        'Click beside the field.',
      ],
    ],
    [
      'resetPassword.loading',
      [
        'Open the link of a reset mail, from the mailbox.',
        'Type `nine yellow lanterns` into New Password.',
        'Type the same into Confirm Password.',
        slow,
        'Press Reset Password.',
      ],
    ],
    [
      'resultModal.late.failure',
      [
        slow,
        'Open `/email-verification?token=wrong`.',
        'Wait until the page is there, and no longer.',
        'Close the modal.',
        'Wait until the answer is there.',
      ],
    ],
    [
      'site.broken',
      [
        "Block `flows-*.js`, in the browser's developer tools.",
        'Open the link of a reset mail, from the mailbox.',
      ],
    ],
    [
      'call.loading::error: ask the server::0',
      [
        slow,
        'Open the link of a verification mail, from the mailbox.',
        "Type `AbortSignal.timeout = null` into the browser's console.",
        'Wait until the page is there, and no longer.',
      ],
    ],
    [
      'call.loading.soon::after: a long wait::0',
      [
        slow,
        'Open the link of a verification mail, from the mailbox.',
        'Wait until the page is there, and no longer.',
        'Wait 8 seconds.',
      ],
    ],
  ])('tell the shortest to %s', (id, sentences) => {
    expect(ways[id]?.gestures).toEqual(sentences);
  });

  test('tell what happens in all charts on the way', () => {
    expect(ways['resetPassword.redirect']?.steps).toEqual([
      [
        'site::page opened::2',
        'site.opening::done: fetch the chart::0',
        'resetPassword.idle::always::0',
        'site::redirect requested::0',
        'site::done: *::0',
        'site::page opened::3',
      ],
    ]);
  });
});
