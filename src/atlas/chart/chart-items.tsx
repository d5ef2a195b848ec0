import { type Chart, type State, type Transition, transitionsOf } from '../model/chart.ts';
import { arrowHead, curved } from './curves.ts';
import type { Layout, Point } from './layout.ts';
import { type Marks, marksOf, stepsOf } from './marks.ts';
import { StateItem } from './state-item.tsx';
import { EdgeItem, RowItem } from './transition-item.tsx';
import { itemsOf } from './way-of-keys.ts';
import { stateWords, transitionWords } from './words.ts';
import style from './drawing.module.css';

interface ChartItemsProps {
  chart: Chart;
  layout: Layout;
  marks: Marks;
  selected: string | undefined;
  /** What the tab key reaches. */
  current: string;
  pictures: ReadonlyMap<string, string> | undefined;
}

/** Boxes below, what holds them first; then lines with what is written on them; then rows. */
export function ChartItems(props: ChartItemsProps) {
  const { chart, layout, marks, selected, current, pictures } = props;
  const states = new Map(chart.states.map(state => [state.id, state]));
  const transitions = new Map(transitionsOf(chart).map(one => [one.id, one]));
  const rows = new Map(
    Object.values(layout.boxes).flatMap(box => box.rows.map(row => [row.transition, row] as const)),
  );
  const ids = itemsOf(chart);
  const shared = (id: string) => ({
    id,
    marks: marksOf(id, marks).join(' '),
    steps: stepsOf(id, marks),
    isSelected: id === selected,
    isCurrent: id === current,
  });
  const sharedBy = (transition: Transition) => ({
    ...shared(transition.id),
    words: transitionWords(chart, transition, marks),
    description: transition.description,
  });
  return (
    <>
      {ids.map(id => {
        const [state, box] = [states.get(id), layout.boxes[id]];
        return (
          state &&
          box && (
            <StateItem
              key={id}
              {...shared(id)}
              words={stateWords(chart, state, marks)}
              description={state.description}
              type={typeOf(state, states)}
              box={box}
              picture={pictures?.get(id)}
            />
          )
        );
      })}
      {Object.entries(layout.initials).map(([id, points]) => (
        <Initial key={id} points={points} />
      ))}
      {ids.map(id => {
        const [transition, edge] = [transitions.get(id), layout.edges[id]];
        return transition && edge && <EdgeItem key={id} {...sharedBy(transition)} edge={edge} />;
      })}
      {ids.map(id => {
        const [transition, row] = [transitions.get(id), rows.get(id)];
        return transition && row && <RowItem key={id} {...sharedBy(transition)} row={row} />;
      })}
    </>
  );
}

function typeOf({ parent, type }: State, states: Map<string, State>) {
  if (parent === null) return 'root';
  return states.get(parent)?.type === 'parallel' ? 'region' : type;
}

function Initial({ points }: { points: Point[] }) {
  const [start = { x: 0, y: 0 }] = points;
  return (
    <g className={style['initial']} aria-hidden="true">
      <circle cx={start.x} cy={start.y - 6} r="6" />
      <path className={style['thread']} d={curved(points)} />
      <path d={arrowHead(points)} />
    </g>
  );
}
