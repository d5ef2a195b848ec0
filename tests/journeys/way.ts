import { type Chart, sourceOf } from '../../src/atlas/model/chart.ts';
import type { Step } from '../../src/atlas/model/walk.ts';

/** For the report of a journey that has failed: where the charts are at its end, and their way there. */
export function wayOf(charts: Chart[], steps: Step[]): string {
  const last = new Map(steps.map(({ chart, states }) => [chart, states]));
  const walked = charts.filter(({ id }) => last.has(id));
  return [
    'At the end:',
    ...walked.map(({ id }) => `  ${innermost(last.get(id) ?? []).join(', ')}`),
    '',
    'The way there:',
    ...steps.map((step, index) => `  ${index + 1}. ${linesOf(step)}`),
    '',
    'The charts (● at the end, ○ before), and in which of these steps a transition was taken:',
    ...walked.flatMap(chart => drawn(chart, steps, last.get(chart.id) ?? [])),
    '',
  ].join('\n');
}

function innermost(states: string[]): string[] {
  return states.filter(id => !states.some(other => other.startsWith(`${id}.`)));
}

function linesOf({ chart, event, sender, taken }: Step): string {
  const from = sender === null ? '' : `, from ${sender}`;
  return `${chart}: ${event}${from}${taken.length > 0 || event === 'start' ? '' : ' (ignored)'}`;
}

function drawn({ states }: Chart, steps: Step[], active: string[]): string[] {
  const visited = new Set(steps.flatMap(step => [...step.states, ...step.taken.map(sourceOf)]));
  return states.flatMap(({ id, transitions }) => {
    const indent = '  '.repeat(id.split('.').length);
    const mark = active.includes(id) ? '●' : visited.has(id) ? '○' : '·';
    return [
      `${indent}${mark} ${id}`,
      ...transitions.flatMap(({ id, event, guard, targets }) => {
        const numbers = steps.flatMap(({ taken }, index) =>
          taken.includes(id) ? [index + 1] : [],
        );
        const condition = guard === null ? '' : ` [${guard}]`;
        const goal = targets.length > 0 ? ` → ${targets.join(', ')}` : '';
        return numbers.length > 0
          ? [`${indent}    ${event}${condition}${goal} (${numbers.join(', ')})`]
          : [];
      }),
    ];
  });
}
