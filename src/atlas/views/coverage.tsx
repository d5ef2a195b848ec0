import { useData } from '../data-context.ts';
import { FailureList } from '../detail/failures.tsx';
import { ItemList } from '../detail/item-list.tsx';
import { Link } from '../link.tsx';
import type { Chart } from '../model/chart.ts';
import { idsOf } from '../model/coverage.ts';
import { itemName, itemOf, plural, whenOf } from '../words.ts';
import style from './coverage.module.css';

/** What the tests took of all charts; those that failed and what none took come first. */
export function CoverageView() {
  const { charts, coverage, run } = useData();
  const { failed } = coverage;
  const untaken = charts.flatMap(idsOf).filter(id => !coverage.taken[id]?.length);
  return (
    <div className={style['coverage']}>
      <h1>Coverage</h1>
      {run && <p>All tests ran last {whenOf(run)}.</p>}
      {failed.length > 0 && (
        <section className={style['untaken']} aria-label="Tests that failed">
          <h2>Tests that failed</h2>
          <p>What they took does not count.</p>
          <FailureList tests={failed} />
        </section>
      )}
      {(untaken.length > 0 || failed.length === 0) && (
        <section
          className={style['untaken']}
          aria-label="Taken by no test"
          data-empty={untaken.length === 0}
        >
          <h2>Taken by no test</h2>
          {untaken.length > 0 ? (
            <ItemList ids={untaken} isOfAllCharts />
          ) : (
            <p>Nothing: {plural(coverage.tests.length, 'test')} took every state and transition.</p>
          )}
        </section>
      )}
      <section>
        <h2>Charts</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Chart</th>
              <th scope="col">States taken</th>
              <th scope="col">Transitions taken</th>
              <th scope="col">Taken in a browser</th>
            </tr>
          </thead>
          <tbody>
            {charts.map(chart => (
              <Totals key={chart.id} chart={chart} />
            ))}
          </tbody>
        </table>
      </section>
      {charts.map(chart => (
        <Items key={chart.id} chart={chart} />
      ))}
    </div>
  );
}

function Totals({ chart }: { chart: Chart }) {
  const { count } = useCounts();
  const ids = idsOf(chart);
  const isTransition = (id: string) => id.includes('::');
  const columns = {
    states: [ids.filter(id => !isTransition(id)), 'all'],
    transitions: [ids.filter(isTransition), 'all'],
    browser: [ids, 'browser'],
  } as const;
  return (
    <tr>
      <th scope="row">
        <Link to={{ view: 'chart', chart: chart.id, selected: undefined }}>{chart.id}</Link>
      </th>
      {Object.entries(columns).map(([name, [own, kind]]) => {
        const taken = own.filter(id => count(id, kind) > 0).length;
        return (
          <td key={name}>
            <meter value={taken} max={own.length} aria-hidden="true" /> {taken} of {own.length}
          </td>
        );
      })}
    </tr>
  );
}

/** Every state and transition of a chart, those with the fewest tests first. */
function Items({ chart }: { chart: Chart }) {
  const { charts } = useData();
  const { count } = useCounts();
  const ids = idsOf(chart).toSorted((one, other) => count(one, 'all') - count(other, 'all'));
  return (
    <details className={style['items']}>
      <summary>
        <h2>{chart.id}</h2>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">State or transition</th>
            <th scope="col">Tests in a browser</th>
            <th scope="col">Tests without</th>
          </tr>
        </thead>
        <tbody>
          {ids.map(id => {
            const item = itemOf(charts, id);
            return (
              item && (
                <tr key={id} data-untaken={count(id, 'all') === 0}>
                  <th scope="row">
                    <Link to={{ view: 'chart', chart: chart.id, selected: id }}>
                      {itemName(item)}
                    </Link>
                  </th>
                  <td>{count(id, 'browser')}</td>
                  <td>{count(id, 'unit')}</td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

/** How many tests took a state or a transition. */
function useCounts() {
  const { coverage } = useData();
  const count = (id: string, kind: 'unit' | 'browser' | 'all') =>
    (coverage.taken[id] ?? []).filter(test => kind === 'all' || coverage.tests[test]?.kind === kind)
      .length;
  return { count };
}
