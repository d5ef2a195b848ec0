import { median } from './median.ts';
import type { Entry } from './pages.ts';
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
    ...sizes.map(([, figure]) => `${(middle(one, figure) / 1_000).toFixed(1)} kB`),
    middle(one, 'shift').toFixed(3),
    `${middle(one, 'blocked').toFixed(0)} ms`,
    `${middle(one, 'longestTask').toFixed(0)} ms`,
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
  const ratio = (middle(one, figure) / middle(floor, figure)).toFixed(2);
  const spread = [Math.min(...values), Math.max(...values)].map(value => value.toFixed(0));
  return `${ratio} (${middle(one, figure).toFixed(0)} ms, ${spread.join('–')})`;
}

function middle({ samples }: Measured, figure: Figure): number {
  return median(samples.map(sample => sample[figure]));
}
