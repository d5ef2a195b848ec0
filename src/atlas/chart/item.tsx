import type { ReactNode } from 'react';
import { Badges } from './badges.tsx';
import type { Box, Line, Point } from './layout.ts';
import style from './item.module.css';

export interface ItemProps {
  id: string;
  /** The name that is read aloud. */
  words: string;
  description: string;
  /** Separated by spaces: an item is drawn anew only when its own marks change. */
  marks: string;
  /** Of a way. */
  steps: string;
  isSelected: boolean;
  /** Whether it is the one that the tab key reaches. */
  isCurrent: boolean;
}

interface OwnProps {
  kind: 'state' | 'transition';
  type?: string;
  /** What the item stands on, for what goes round it. */
  place: Box;
  round: number;
  lines: Line[];
  badges: Point;
  children: ReactNode;
}

/**
 * A state or a transition that can be focused and chosen. Its name says all that is written on it,
 * and says it in sentences; so what is written is not read a second time.
 */
export function Item(props: ItemProps & OwnProps) {
  const { id, words, description, marks, steps, isSelected, isCurrent } = props;
  const { kind, type, place, round, lines, badges, children } = props;
  return (
    <g>
      {description && <title>{description}</title>}
      <g
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no button
        role="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={words}
        aria-pressed={isSelected}
        aria-current={marks.split(' ').includes('active') ? 'true' : undefined}
        className={style['item']}
        data-item={id}
        data-kind={kind}
        data-type={type}
        data-marks={marks}
      >
        {children}
        <rect
          className={style['ring']}
          x={place.x - 4}
          y={place.y - 4}
          width={place.width + 8}
          height={place.height + 8}
          rx={round + 4}
        />
      </g>
      <g className={style['writing']} aria-hidden="true">
        {lines.map(({ x, y, runs }) => (
          <text key={`${x} ${y}`} x={x} y={y}>
            {runs.map(({ part, text }) => (
              <tspan key={part} data-part={part}>
                {text}
              </tspan>
            ))}
          </text>
        ))}
        <Badges {...badges} marks={marks} steps={steps} />
      </g>
    </g>
  );
}
