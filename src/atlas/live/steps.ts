import { memberPaths, type PageName, paths } from '../../paths.ts';
import type { Step } from '../model/trace.ts';
import { innermost, stateName } from '../words.ts';
import type { LogEntry } from './tabs.ts';

/** Of the site itself, of a clock, or of an answer. */
const byItself = /^(start|page refreshed|(done|error|after): .*|the .* (has|have) changed)$/;

/**
 * What has happened, as steps for the report of a bug, in Markdown, the oldest first: a number for what the
 * visitor did, and under it what followed, of one chart alone where it is named. What happens several times at
 * once stands there once.
 */
export function stepsOf(entries: LogEntry[], only = ''): string {
  let count = 0;
  return entries
    .filter(entry => isOfVisitor(entry) || only === '' || entry.step?.chart === only)
    .filter((entry, index, all) => index === 0 || lineOf(entry) !== lineOf(all[index - 1] ?? entry))
    .map(entry => {
      const sign = isOfVisitor(entry) ? `${(count += 1)}.` : '    -';
      return `${sign} ${timeOf(entry.at)} ${lineOf(entry)}\n`;
    })
    .join('');
}

function isOfVisitor({ step }: LogEntry): boolean {
  return !step || (step.sender === null && !byItself.test(step.event));
}

function lineOf({ step, setup, page }: LogEntry): string {
  if (setup !== undefined) return `Bring about in the atlas: ${setup}`;
  if (!step) return `Open ${addressOf(page)}`;
  const { chart, event, states } = step;
  const place = event === 'page opened' ? ` (${addressOf(page)})` : '';
  const outcome = isIgnored(step)
    ? ', ignored'
    : ` → ${innermost(states).map(stateName).join(', ')}`;
  return `${chart}: ${event}${place}${outcome}`;
}

function addressOf(page: PageName): string {
  const { [page]: path } = { ...paths, ...memberPaths };
  return typeof path === 'string' ? path : path.template;
}

/** Whether nothing came of an event. */
export function isIgnored({ event, taken }: Step): boolean {
  return taken.length === 0 && event !== 'start';
}

/** `12:03:04.5`, as the clock of this machine says. */
export function timeOf(at: number): string {
  return `${new Date(at).toTimeString().slice(0, 8)}.${Math.floor((at % 1000) / 100)}`;
}
