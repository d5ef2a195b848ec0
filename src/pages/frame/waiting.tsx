import type { WaitingShape } from './waiting-shape.ts';
import style from './waiting.module.css';

interface WaitingProps {
  shape: WaitingShape;
}

/** Still shapes in the place of what has not come yet, as large as that will be. */
export function Waiting({ shape }: WaitingProps) {
  return (
    <div className={style['waiting']} aria-hidden="true">
      <div className={style[shape]}>
        {Array.from({ length: counts[shape] }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    </div>
  );
}

/** How many of them a window shows. */
const counts = { covers: 8, spines: 12, rows: 3, thing: 4 } satisfies Record<WaitingShape, number>;
