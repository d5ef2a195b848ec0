import type { Point } from './layout.ts';
import { isMark, type Mark } from './marks.ts';
import style from './badges.module.css';

interface BadgesProps extends Point {
  /** Separated by spaces. */
  marks: string;
  /** What stands in the badge of a way. */
  steps: string;
}

/** Signs of the marks, so that colour is never alone. */
export function Badges({ x, y, marks, steps }: BadgesProps) {
  const shown = marks
    .split(' ')
    .filter(isMark)
    .filter(mark => mark !== 'way' || steps !== '');
  // From the right to the left, each as wide as what stands in it.
  let right = x + 8;
  return shown.map(mark => {
    const half = 8 + wider(steps, mark);
    const middle = right - half;
    right = middle - half - gap;
    return <Badge key={mark} mark={mark} steps={steps} x={middle} y={y} />;
  });
}

const gap = 3;

interface BadgeProps extends Point {
  mark: Mark;
  steps: string;
}

export function Badge({ mark, steps, x, y }: BadgeProps) {
  return (
    <g className={style['badge']} data-mark={mark} transform={`translate(${x} ${y})`}>
      <rect
        x={-8 - wider(steps, mark)}
        y="-8"
        width={16 + 2 * wider(steps, mark)}
        height="16"
        rx="8"
      />
      {mark === 'way' ? <text y="4">{steps}</text> : <path d={signs[mark]} />}
    </g>
  );
}

function wider(steps: string, mark: Mark): number {
  return mark === 'way' ? Math.max(0, steps.length - 1) * 3 : 0;
}

const signs: Record<Exclude<Mark, 'way'>, string> = {
  active: 'M0-2.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z',
  available: 'M-2-3.5 3 0-2 3.5z',
  visited: 'M0-.5a.5.5 0 1 1 0 1a.5.5 0 1 1 0-1z',
  unvisited: 'M0-4V.8M0 3.4V3.6',
  proven: 'M-3.5 0-1 2.5 3.5-3',
  unproven: 'M0-4V.8M0 3.4V3.6',
  added: 'M-3.5 0H3.5M0-3.5V3.5',
  removed: 'M-3.5 0H3.5',
  changed: 'M-3.8.6C-2.6-2-1.2-1.6 0-.4S2.6 1.2 3.8-1.2',
};
