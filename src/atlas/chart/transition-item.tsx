import { memo } from 'react';
import { arrowHead, curved } from './curves.ts';
import { Item, type ItemProps } from './item.tsx';
import type { Edge, Label, Row } from './layout.ts';
import style from './transition-item.module.css';

/** A line with an arrow to each target, and what is written on it. */
export const EdgeItem = memo(function EdgeItem({ edge, ...props }: ItemProps & { edge: Edge }) {
  return (
    <Item {...props} kind="transition" {...shapeOf(edge.label)}>
      {edge.ways.map(points => (
        <g key={curved(points)}>
          <path className={style['reach']} d={curved(points)} />
          <path className={style['line']} d={curved(points)} />
          <path className={style['arrow']} d={arrowHead(points)} />
        </g>
      ))}
      <Plate {...edge.label} />
    </Item>
  );
});

/** A transition that stays in its state, inside the box of that. */
export const RowItem = memo(function RowItem({ row, ...props }: ItemProps & { row: Row }) {
  return (
    <Item {...props} kind="transition" {...shapeOf(row)}>
      <Plate {...row} />
    </Item>
  );
});

const round = 6;

function Plate({ x, y, width, height }: Label) {
  return <rect className={style['label']} x={x} y={y} width={width} height={height} rx={round} />;
}

function shapeOf(place: Label) {
  const { x, y, width, lines } = place;
  return { place, round, lines, badges: { x: x + width - 6, y: y - 2 } };
}
