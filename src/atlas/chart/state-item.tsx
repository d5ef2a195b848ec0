import { memo } from 'react';
import type { State } from '../model/chart.ts';
import { Item, type ItemProps } from './item.tsx';
import type { Box, StateBox } from './layout.ts';
import style from './state-item.module.css';

interface StateItemProps extends ItemProps {
  type: State['type'] | 'root' | 'region';
  box: StateBox;
  picture: string | undefined;
}

export const StateItem = memo(function StateItem({ type, box, picture, ...props }: StateItemProps) {
  const { x, y, width, height, name, sill, rows } = box;
  const round = type === 'history' ? height / 2 : 8;
  const notes = rows.flatMap(({ transition, lines }) => (transition === null ? lines : []));
  return (
    <Item
      {...props}
      kind="state"
      type={type}
      place={box}
      round={round}
      lines={[name, ...notes]}
      badges={{ x: x + width - 12, y }}
    >
      <rect className={style['plate']} x={x} y={y} width={width} height={height} rx={round} />
      <path className={style['head']} d={headOf(box, round)} />
      {type === 'final' && (
        <rect
          className={style['within']}
          x={x + 4}
          y={y + 4}
          width={width - 8}
          height={height - 8}
          rx={round - 3}
        />
      )}
      {sill !== null && <path className={style['sill']} d={`M${x} ${sill}h${width}`} />}
      {box.picture && <Page place={box.picture} file={picture} />}
    </Item>
  );
});

/** The part with the name, which shows best that a state is active. */
function headOf({ x, y, width, height, head }: StateBox, round: number): string {
  const low = Math.min(height, head) === height ? round : 0;
  const corner = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx * round} ${dy * round}`;
  return [
    `M${x} ${y + round}`,
    corner(1, -1),
    `h${width - 2 * round}`,
    corner(1, 1),
    `v${Math.min(height, head) - round - low}`,
    low ? corner(-1, 1) : '',
    `h${low ? 2 * round - width : -width}`,
    low ? corner(-1, -1) : '',
    'z',
  ].join('');
}

function Page({ place, file }: { place: Box; file: string | undefined }) {
  return (
    <>
      {file !== undefined && <image {...place} href={file} preserveAspectRatio="xMidYMin slice" />}
      <rect className={style['frame']} {...place} />
    </>
  );
}
