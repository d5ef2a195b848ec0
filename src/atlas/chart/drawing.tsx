import { useEffect, useRef } from 'react';
import {
  type Chart,
  sourceOf,
  type State,
  statesInOrder,
  type Transition,
  transitionsOf,
} from '../model/chart.ts';
import { stateName, transitionName } from '../words.ts';
import { arrowHead, curved } from './curves.ts';
import { Item, type Marks } from './item.tsx';
import type { Edge, Label, Layout, Point, StateBox } from './layout.ts';
import style from './drawing.module.css';

interface DrawingProps {
  chart: Chart;
  layout: Layout;
  marks: Marks;
  zoom: number;
  /** The state or transition that is scrolled into view. */
  shown: string | undefined;
}

/** Boxes below, what holds them first; then lines with their labels; then what stays in its box. */
export function Drawing({ chart, layout, marks, zoom, shown }: DrawingProps) {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const item = shown && drawing.current?.querySelector(`[data-item="${CSS.escape(shown)}"]`);
    if (item) item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  const { width, height, boxes, edges, initials } = layout;
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
        const edge = edges[transition.id] ?? rows.get(transition.id);
        return (
          edge && <TransitionItem key={transition.id} {...{ chart, transition, edge, marks }} />
        );
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
  const { x, y, width, height, head, name, sill, rows } = box;
  const isRegion = chart.states.some(one => one.id === parent && one.type === 'parallel');
  const round = type === 'history' ? height / 2 : 10;
  const kind = type === 'atomic' || type === 'compound' ? 'state' : `${type} state`;
  return (
    <Item
      id={id}
      kind="state"
      type={parent === null ? 'root' : isRegion ? 'region' : type}
      words={parent === null ? `Chart ${id}` : `${kind} ${stateName(id)}`}
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
      {sill !== null && parent !== null && (
        <path className={style['inner']} d={`M${x} ${sill}h${width}`} />
      )}
    </Item>
  );
}

interface TransitionItemProps {
  chart: Chart;
  transition: Transition;
  /** One that stays in its state has no ways. */
  edge: Partial<Pick<Edge, 'ways'>> & ({ label: Label } | Label);
  marks: Marks;
}

function TransitionItem({ chart, transition, edge, marks }: TransitionItemProps) {
  const { id, targets } = transition;
  const label = 'label' in edge ? edge.label : edge;
  const { x, y, width, height, lines } = label;
  const goal = targets.length > 0 ? `to ${targets.map(stateName).join(' and ')}` : 'stays there';
  return (
    <Item
      id={id}
      kind="transition"
      words={`${transitionName(chart, transition)}, from ${stateName(sourceOf(id))}, ${goal}`}
      marks={marks}
      lines={lines}
      sign={{ x: x + width - 2, y: y + 1 }}
    >
      {edge.ways?.map(points => (
        <g key={curved(points)}>
          <path className={style['reach']} d={curved(points)} />
          <path className={style['line']} d={curved(points)} />
          <path className={style['arrow']} d={arrowHead(points)} />
        </g>
      ))}
      <rect className={style['label']} {...{ x, y, width, height }} rx="6" />
    </Item>
  );
}

function Initial({ points }: { points: Point[] }) {
  const [start = { x: 0, y: 0 }] = points;
  return (
    <g className={style['initial']} aria-hidden="true">
      <circle cx={start.x} cy={start.y - 6} r="6" />
      <path className={style['line']} d={curved(points)} />
      <path className={style['arrow']} d={arrowHead(points)} />
    </g>
  );
}
