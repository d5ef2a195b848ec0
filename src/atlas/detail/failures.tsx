import { useData } from '../data-context.ts';
import { Link } from '../link.tsx';
import { failedIn, type FailedTest } from '../model/coverage.ts';
import { placeName } from '../words.ts';
import { Fact } from './fact.tsx';
import { TestList } from './test-list.tsx';

/** The tests that failed in a chart, or at a part of it. */
export function Failures({ id }: { id: string }) {
  const tests = failedIn(useData().coverage, id);
  if (tests.length === 0) return null;
  return (
    <Fact name="Failed here">
      <FailureList tests={tests} />
    </Fact>
  );
}

/** Tests that failed, below the places in the charts to which they lead. */
export function FailureList({ tests }: { tests: FailedTest[] }) {
  const byPlace = Map.groupBy(tests, ({ place }) =>
    place ? placeName(place) : 'Tests that ran no chart',
  );
  return (
    <ul>
      {[...byPlace].map(([name, own]) => {
        const [{ place } = {}] = own;
        const to = place && { view: 'chart' as const, chart: place.chart, selected: place.id };
        return (
          <li key={name}>
            {to ? <Link to={to}>{name}</Link> : name}
            <TestList tests={own} />
          </li>
        );
      })}
    </ul>
  );
}
