import { rules } from '../../rules.ts';
import { useData } from '../data-context.ts';
import { type Chart, transitionsOf } from '../model/chart.ts';
import { idsOf } from '../model/coverage.ts';
import { Fact } from './fact.tsx';
import { Failures } from './failures.tsx';
import { ItemList } from './item-list.tsx';
import style from './detail.module.css';

interface OverviewProps {
  chart: Chart;
  /** Until the visitor opens or closes it. */
  isOpen: boolean;
}

/** What a chart is for, which tests failed in it, what no test took, its rules, and how it is read. */
export function Overview({ chart, isOpen }: OverviewProps) {
  const { coverage } = useData();
  const untaken = idsOf(chart).filter(id => !coverage.taken[id]?.length);
  return (
    <details className={style['overview']} open={isOpen}>
      <summary>
        <h2>About this chart</h2>
      </summary>
      <p>{chart.description}</p>
      <Failures id={chart.id} />
      {coverage.tests.length > 0 && (
        <Fact name="Taken by no test">
          {untaken.length > 0 ? (
            <ItemList ids={untaken} />
          ) : (
            <p>Nothing: tests that passed took every state and every transition.</p>
          )}
        </Fact>
      )}
      <Fact name="How to read it">
        <p>
          <b>event</b> [guard] / action: when the event comes and the guard holds, the chart follows
          the arrow and does the action. Without an arrow it stays in its state. A dot leads to the
          first state. Dashed boxes run at the same time; a double border is an end.
        </p>
        <ul className={style['legend']}>
          <li>
            <svg viewBox="-9 -9 18 18" aria-hidden="true">
              <path className={style['tick']} d="M-4 0l3 3 6-6" />
            </svg>
            taken by a test that passed
          </li>
          <li>
            <svg viewBox="-9 -9 18 18" aria-hidden="true">
              <circle r="8" />
              <text y="4">!</text>
            </svg>
            dotted: taken by no test
          </li>
        </ul>
        <p>Red: steps of tests that failed. ✗: where they failed.</p>
        <p>Choose a state or a transition to see its tests, its page and the way there.</p>
      </Fact>
      <Fact name="Rules">
        <RuleList chart={chart} />
      </Fact>
    </details>
  );
}

/** Each rule once, with all that follows it. */
function RuleList({ chart }: { chart: Chart }) {
  const items = [...chart.states, ...transitionsOf(chart)];
  return (
    <ul className={style['rules']}>
      {Object.entries(rules).map(([rule, sentence]) => {
        const ids = items.filter(one => one.rule === rule).map(({ id }) => id);
        return (
          ids.length > 0 && (
            <li key={rule}>
              <details>
                <summary>{sentence}</summary>
                <ItemList ids={ids} />
              </details>
            </li>
          )
        );
      })}
    </ul>
  );
}
