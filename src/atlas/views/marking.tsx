import { type Address, markings, useAddress } from '../address.ts';
import type { Marks } from '../chart/marks.ts';
import type { AtlasData } from '../data.ts';
import { changesOf, marksOf } from '../model/changes.ts';
import { isVisited } from '../model/coverage.ts';

type Marking = Address['marking'];

const names: Record<Marking, string> = {
  gaps: 'what is not proven',
  proven: 'what is proven',
  visited: 'what tests have visited',
  browser: 'what tests have visited in a browser',
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
  const split = (isMet: (id: string) => boolean) => {
    const ids = Object.keys(coverage.proofs);
    return [new Set(ids.filter(isMet)), new Set(ids.filter(id => !isMet(id)))] as const;
  };
  if (marking === 'gaps' || marking === 'proven') {
    const [proven, unproven] = split(id => coverage.proven[id] === true);
    return marking === 'gaps' ? { unproven } : { proven, unproven };
  }
  if (marking === 'visited' || marking === 'browser') {
    const kind = marking === 'browser' ? marking : undefined;
    const [visited, unvisited] = split(id =>
      isVisited(coverage.states[id] ?? coverage.transitions[id], kind),
    );
    return { visited, unvisited };
  }
  const changes = before && changesOf(before.charts, charts, before.leftOut);
  return { changed: changes && marksOf(changes, 'after') };
}
