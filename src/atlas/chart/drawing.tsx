import { useEffect, useRef } from 'react';
import {
  type Chart,
  sourceOf,
  type State,
  statesInOrder,
  type Transition,
  transitionsOf,
} from '../model/chart.ts';
import { stateName } from '../words.ts';
import { arrowHead, curved } from './curves.ts';
import { Item, type Marks } from './item.tsx';
import type { Layout, Point, Row, StateBox } from './layout.ts';
import style from './drawing.module.css';

interface DrawingProps {
  chart: Chart;
  layout: Layout;
  marks: Marks;
  zoom: number;
  /** The state or transition that is scrolled into view. */
  shown: string | undefined;
}

/** Boxes below, what holds them first; then transitions, each as a row with its lines. */
export function Drawing({ chart, layout, marks, zoom, shown }: DrawingProps) {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const item = shown && drawing.current?.querySelector(`[data-item="${CSS.escape(shown)}"]`);
    if (item) item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  const { width, height, boxes, lines, initials } = layout;
  const transitions = transitionsOf(chart);
  const rows = new Map(
    Object.values(boxes).flatMap(box => box.rows.map(row => [row.transition, row])),
  );
  return (
    <svg
      ref={drawing}
      className={style['drawing']}
      viewBox={`0 0 ${width} ${height}`}
      width={width * zoom}
      height={height * zoom}
    >
      {statesInOrder(chart).map(state => {
        const box = boxes[state.id];
        return box && <StateItem key={state.id} {...{ chart, state, box, marks }} />;
      })}
      {Object.entries(initials).map(([id, points]) => (
        <Initial key={id} points={points} />
      ))}
      {transitions.map(transition => {
        const row = rows.get(transition.id);
        const ways = lines[transition.id] ?? [];
        return row && <TransitionItem key={transition.id} {...{ transition, row, ways, marks }} />;
      })}
    </svg>
  );
}

interface StateItemProps {
  chart: Chart;
  state: State;
  box: StateBox;
  marks: Marks;
}

function StateItem({ chart, state, box, marks }: StateItemProps) {
  const { id, parent, type } = state;
  const { x, y, width, height, head, name, rows } = box;
  const isRegion = chart.states.some(one => one.id === parent && one.type === 'parallel');
  const round = type === 'history' ? height / 2 : 10;
  const isTop = parent === chart.id;
  const kind = type === 'atomic' || type === 'compound' ? 'state' : `${type} state`;
  return (
    <Item
      id={id}
      kind="state"
      type={parent === null ? 'root' : isRegion ? 'region' : type}
      words={parent === null ? ['chart', ''] : [kind, isTop ? '' : `in ${stateName(parent)}`]}
      marks={marks}
      lines={[name, ...rows.flatMap(row => (row.transition === null ? row.lines : []))]}
      sign={{ x: x + width - 14, y: y + Math.min(height, head) / 2 }}
    >
      <rect className={style['box']} {...{ x, y, width, height }} rx={round} />
      {type === 'final' && (
        <rect
          className={style['inner']}
          x={x + 4}
          y={y + 4}
          width={width - 8}
          height={height - 8}
          rx={round - 3}
        />
      )}
    </Item>
  );
}

interface TransitionItemProps {
  transition: Transition;
  row: Row;
  /** None of one that stays in its state. */
  ways: Point[][];
  marks: Marks;
}

function TransitionItem({ transition, row, ways, marks }: TransitionItemProps) {
  const { id, targets } = transition;
  const { x, y, width, height, lines } = row;
  const goal =
    targets.length > 0 ? `to ${targets.map(stateName).join(' and ')}` : 'and stays there';
  return (
    <Item
      id={id}
      kind="transition"
      words={['', `from ${stateName(sourceOf(id))} ${goal}`]}
      marks={marks}
      lines={lines}
      sign={{ x: x + width - 2, y: y + 2 }}
    >
      {ways.map(points => (
        <g key={curved(points)}>
          <path className={style['reach']} d={curved(points)} />
          <path className={style['line']} d={curved(points)} />
          <path className={style['arrow']} d={arrowHead(points)} />
        </g>
      ))}
      <rect className={style['label']} {...{ x, y, width, height }} rx="5" />
    </Item>
  );
}

function Initial({ points }: { points: Point[] }) {
  const [start = { x: 0, y: 0 }] = points;
  return (
    <g className={style['initial']} aria-hidden="true">
      <circle cx={start.x} cy={start.y} r="4" />
      <path className={style['line']} d={curved(points)} />
      <path className={style['arrow']} d={arrowHead(points)} />
    </g>
  );
}
