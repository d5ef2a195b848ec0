import { stateName } from '../words.ts';

/** Where a chart is: `loading`, or `idle › (newPassword › right and confirmation › same)`. */
export function placeOf(states: string[]): string {
  const leaves = states.filter(id => !states.some(other => other.startsWith(`${id}.`)));
  const [first = '', ...others] = leaves.map(stateName);
  if (others.length === 0) return first;
  const shared = first.split(separator).filter((_, depth, parts) => {
    const start = [...parts.slice(0, depth + 1), ''].join(separator);
    return others.every(other => other.startsWith(start));
  });
  const start = shared.map(part => part + separator).join('');
  const parts = [first, ...others].map(name => name.slice(start.length));
  return start ? `${start}(${parts.join(' and ')})` : parts.join(' and ');
}

const separator = ' › ';
