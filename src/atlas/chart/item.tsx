import { Fragment, type ReactNode } from 'react';
import { useLink } from '../link.tsx';
import type { Line, Point } from './layout.ts';
import style from './drawing.module.css';

/** What is shown of states and transitions, by their ids; what is left out is not shown. */
export interface Marks {
  /** What some test took. */
  taken?: ReadonlySet<string>;
  /** Where tests failed, and the other transitions that they took. */
  walked?: Readonly<Record<string, 'here' | 'elsewhere'>>;
  /** The active states, and the transitions of the last event. */
  active?: ReadonlySet<string>;
  /** The shortest way to what is selected. */
  way?: readonly string[];
  selected?: string | undefined;
}

interface ItemProps {
  id: string;
  kind: 'state' | 'transition';
  type?: string;
  /** What is said before and after the text that is written. */
  words: readonly [before: string, after: string];
  marks: Marks;
  lines: Line[];
  /** Where the sign stands that says whether a test took it. */
  sign: Point;
  children: ReactNode;
}

/** A state or a transition, as a link to what is known of it. */
export function Item({ id, kind, type, words, marks, lines, sign, children }: ItemProps) {
  const linkTo = useLink();
  const { taken, active, way, selected } = marks;
  const isTaken = taken?.has(id);
  const walked = marks.walked?.[id];
  const isActive = active?.has(id) ?? false;
  const step = (way?.indexOf(id) ?? -1) + 1;
  const written = lines.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ');
  const [before, after] = words;
  const spoken = [
    `${before} ${written}`.trim(),
    ...(after === '' ? [] : [after]),
    ...(isTaken === undefined ? [] : [isTaken ? 'taken by tests' : 'taken by no test']),
    ...(walked ? [failures[walked]] : []),
    ...(isActive ? [kind === 'state' ? 'active' : 'taken last'] : []),
    ...(step > 0 ? [`step ${step} of the way`] : []),
  ].join('; ');
  return (
    <a
      {...linkTo({ view: 'chart', selected: id })}
      className={style['item']}
      aria-label={spoken}
      aria-current={id === selected ? 'true' : undefined}
      data-item={id}
      data-kind={kind}
      data-type={type}
      data-taken={isTaken}
      data-failed={walked}
      data-active={isActive}
      data-way={step > 0}
    >
      {children}
      {lines.map(({ x, y, runs }) => (
        <Fragment key={`${x} ${y}`}>
          <text x={x} y={y}>
            {runs.map(({ part, text }) => (
              <tspan key={`${part} ${text}`} data-part={part}>
                {text}
              </tspan>
            ))}
          </text>{' '}
        </Fragment>
      ))}
      {step > 0 && <Badge {...sign} kind="way" text={String(step)} />}
      {step === 0 && isTaken === false && <Badge {...sign} kind="untaken" text="!" />}
      {step === 0 && isTaken === true && (
        <path className={style['tick']} d={`M${sign.x - 4} ${sign.y}l3 3 6-6`} />
      )}
      {walked === 'here' && <Badge {...sign} kind="failed" text="✗" />}
    </a>
  );
}

const failures = { here: 'tests failed here', elsewhere: 'taken by tests that failed' };

function Badge({ x, y, kind, text }: Point & { kind: 'failed' | 'way' | 'untaken'; text: string }) {
  return (
    <g className={style['badge']} data-kind={kind} aria-hidden="true">
      <circle cx={x} cy={y} r="8" />
      <text x={x} y={y + 4}>
        {text}
      </text>
    </g>
  );
}
