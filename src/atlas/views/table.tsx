import { useAddress } from '../address.ts';
import { useData } from '../data-context.ts';
import { Link } from '../link.tsx';
import { branchesOf, type Cell, cellsOf, internalEventsOf } from '../model/cells.ts';
import {
  type Chart,
  sourceOf,
  type State,
  statesInOrder,
  type Transition,
} from '../model/chart.ts';
import { isVisited } from '../model/coverage.ts';
import { stateName } from '../words.ts';
import { Split } from './split.tsx';
import page from './page.module.css';
import style from './table.module.css';

/** The equal of the drawing: what every state does with every event, and whether that is proven. */
export function TableView({ chart }: { chart: Chart }) {
  const cells = cellsOf(chart);
  const states = statesInOrder(chart).filter(({ type }) => type !== 'history');
  const own = internalEventsOf(chart);
  return (
    <Split>
      <div className={`${page['page']} ${style['page']}`}>
        <p className={page['lead']}>
          What every state does with every event. <Key />
        </p>
        <div className={style['scroll']}>
          <table className={page['table']}>
            <caption>{chart.id}: states and events</caption>
            <thead>
              <tr>
                <th scope="col">State</th>
                {[...chart.events, ...own].map(event => (
                  <th key={event} scope="col">
                    {event}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {states.map(state => (
                <tr key={state.id}>
                  <th scope="row">
                    <StateLink state={state} />
                  </th>
                  {cells
                    .filter(cell => cell.state === state.id)
                    .map(cell => (
                      <CellContent key={cell.event} cell={cell} chart={chart} />
                    ))}
                  {own.map(event => (
                    <td key={event}>
                      <Branches transitions={branchesOf(state, event)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Split>
  );
}

function Key() {
  return (
    <>
      <span className={style['proven']}>proven</span>{' '}
      <span className={style['missing']}>not proven</span> <span className={style['sign']}>–</span>{' '}
      ignored, and a test asserts it
    </>
  );
}

function StateLink({ state: { id } }: { state: State }) {
  const [{ selected }] = useAddress();
  const { coverage } = useData();
  return (
    <Link
      to={{ selected: id }}
      className={style[coverage.proven[id] ? 'proven' : 'missing']}
      aria-current={selected === id ? 'true' : undefined}
    >
      {stateName(id)}
    </Link>
  );
}

function CellContent({ cell, chart }: { cell: Cell; chart: Chart }) {
  const { coverage } = useData();
  if (cell.kind === 'invalid') {
    const isAsserted = isVisited(coverage.ignored[cell.id]);
    return (
      <td className={style[isAsserted ? 'ignored' : 'missing']}>
        {isAsserted ? <abbr title="ignored, and a test asserts it">–</abbr> : 'not asserted'}
      </td>
    );
  }
  if (cell.kind === 'passing') return <td className={style['faint']}>never stays</td>;
  if (cell.kind === 'within') return <td className={style['faint']}>inside</td>;
  const transitions = chart.states
    .flatMap(state => state.transitions)
    .filter(({ id }) => cell.transitions.includes(id));
  return (
    <td>
      {cell.kind === 'inherited' ? (
        <Inherited transitions={transitions} />
      ) : (
        <Branches transitions={transitions} />
      )}
    </td>
  );
}

/** It stands in full in the row of the state around that takes it. */
function Inherited({ transitions }: { transitions: Transition[] }) {
  const sources = [...new Set(transitions.map(({ id }) => sourceOf(id)))];
  return sources.map(source => (
    <span key={source} className={style['faint']}>
      as <Link to={{ selected: source }}>{stateName(source)}</Link>{' '}
    </span>
  ));
}

function Branches({ transitions }: { transitions: Transition[] }) {
  if (transitions.length === 0) return null;
  return (
    <ul className={style['branches']}>
      {transitions.map(transition => (
        <li key={transition.id}>
          <Branch transition={transition} />
        </li>
      ))}
    </ul>
  );
}

function Branch({ transition: { id, targets, guard } }: { transition: Transition }) {
  const [{ selected }] = useAddress();
  const { coverage } = useData();
  return (
    <Link
      to={{ selected: id }}
      className={style[coverage.proven[id] ? 'proven' : 'missing']}
      aria-current={selected === id ? 'true' : undefined}
    >
      {targets.length === 0 ? 'stays' : `→ ${targets.map(stateName).join(', ')}`}
      {guard && ` [${guard}]`}
    </Link>
  );
}
