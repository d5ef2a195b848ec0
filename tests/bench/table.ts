import type { Entry } from './competitors.ts';
import type { Sample } from './visit.ts';

export interface Measured extends Entry {
  samples: Sample[];
}

type Figure = keyof Sample;

const columns: [string, Figure][] = [
  ['first paint', 'firstPaint'],
  ['largest paint', 'largestPaint'],
  ['usable', 'usable'],
];
const sizes: [string, Figure][] = [
  ['before usable', 'bytesBeforeUsable'],
  ['in the end', 'bytes'],
  ['of it script', 'scriptBytes'],
];

/** In Markdown: medians and spread, each time beside its ratio to the same page without a framework. */
export function tableOf(all: Measured[]): string {
  const heads = ['page', '', ...columns.map(([name]) => name), ...sizes.map(([name]) => name)];
  const rest = ['shift', 'blocked', 'longest task'];
  const rows = all.map(one => [
    one.page,
    one.competitor,
    ...columns.map(([, figure]) => timeOf(one, figure, floorOf(all, one))),
    ...sizes.map(([, figure]) => `${(median(one, figure) / 1_000).toFixed(1)} kB`),
    median(one, 'shift').toFixed(3),
    `${median(one, 'blocked').toFixed(0)} ms`,
    `${median(one, 'longestTask').toFixed(0)} ms`,
  ]);
  const lines = [[...heads, ...rest], [...heads, ...rest].map(() => '---'), ...rows];
  return lines.map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

function floorOf(all: Measured[], { page }: Measured): Measured {
  const floor = all.find(one => one.page === page && one.competitor === 'static');
  if (!floor) throw new Error(`Nothing measures the floor of ${page}`);
  return floor;
}

function timeOf(one: Measured, figure: Figure, floor: Measured): string {
  const values = one.samples.map(sample => sample[figure]);
  const ratio = (median(one, figure) / median(floor, figure)).toFixed(2);
  const spread = [Math.min(...values), Math.max(...values)].map(value => value.toFixed(0));
  return `${ratio} (${median(one, figure).toFixed(0)} ms, ${spread.join('–')})`;
}

function median({ samples }: Measured, figure: Figure): number {
  const values = samples.map(sample => sample[figure]).toSorted((one, other) => one - other);
  const middle = Math.floor(values.length / 2);
  const [low = Number.NaN, high = low] = values.slice(values.length % 2 ? middle : middle - 1);
  return values.length % 2 ? low : (low + high) / 2;
}
