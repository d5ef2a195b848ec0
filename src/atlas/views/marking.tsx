import { type Address, markings, useAddress } from '../address.ts';
import type { Marks } from '../chart/marks.ts';
import type { AtlasData } from '../data.ts';
import { changesOf, marksOf } from '../model/changes.ts';
import { provenIn } from '../proven.ts';

type Marking = Address['marking'];

const names: Record<Marking, string> = {
  gaps: 'what no test has proven',
  proven: 'what tests have proven',
  browser: 'what a browser has been through',
  changes: 'what has changed',
};

/** Chooses what the chart is marked with. */
export function MarkingChoice() {
  const [{ marking }, go] = useAddress();
  return (
    <label>
      Mark{' '}
      <select
        value={marking}
        onChange={({ currentTarget: { value } }) =>
          go({ marking: markings.find(one => one === value) ?? 'gaps' })
        }
      >
        {markings.map(one => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

export function marksFor(marking: Marking, { charts, coverage, before }: AtlasData): Marks {
  if (marking === 'gaps') return { uncovered: provenIn(coverage).uncovered };
  if (marking === 'proven') return provenIn(coverage);
  if (marking === 'browser') return provenIn(coverage, 'browser');
  return { changed: before && marksOf(changesOf(before.charts, charts), 'after') };
}
