import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useAddress } from '../address.ts';
import { ChartDrawing } from '../chart/drawing.tsx';
import { useData } from '../data-context.ts';
import { Link } from '../link.tsx';
import { progressAfter } from '../model/progress.ts';
import type { Step, Walk } from '../model/walk.ts';
import { stateName } from '../words.ts';
import style from './replay.module.css';

/** Steps through a walk with the arrow keys: the charts, and the picture of the page. */
export function Replay({ walk }: { walk: Walk }) {
  const [address, go] = useAddress();
  const count = walk.steps.length;
  const at = Math.min(address.step, count);
  const step = walk.steps[at - 1];
  const moves: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 1,
    End: count,
  };
  const move = (to: number) => go({ step: Math.max(1, Math.min(count, to)) });
  const moveByKey = (event: KeyboardEvent) => {
    const to = moves[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(to);
  };
  return (
    <div className={style['replay']}>
      <header className={style['header']}>
        <p>
          <Link to={{ walk: undefined, step: 1 }}>All walks</Link>
        </p>
        <h1>{walk.test}</h1>
        <p>
          {walk.file}
          {walk.window && `, ${walk.window}`} · {walk.passed ? 'passed' : 'failed'}
        </p>
      </header>
      <section className={style['steps']} aria-label="Steps">
        <div className={style['buttons']}>
          <button type="button" disabled={at <= 1} onClick={() => move(at - 1)}>
            ← Back
          </button>
          <button type="button" disabled={at >= count} onClick={() => move(at + 1)}>
            Next →
          </button>
          <output>
            {at} of {count}
          </output>
        </div>
        <StepList steps={walk.steps} at={at} onKeyDown={moveByKey} onChoose={move} />
      </section>
      {step && <Shown walk={walk} step={step} at={at} />}
    </div>
  );
}

interface StepListProps {
  steps: Step[];
  at: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onChoose: (step: number) => void;
}

function StepList({ steps, at, onKeyDown, onChoose }: StepListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div
      ref={list}
      role="listbox"
      aria-label="Steps of the walk"
      tabIndex={0}
      aria-activedescendant={`step-${at}`}
      className={style['list']}
      onKeyDown={onKeyDown}
    >
      {steps.map((step, index) => (
        <div
          // A walk never changes, so a step is its place.
          key={index}
          id={`step-${index + 1}`}
          role="option"
          aria-selected={index + 1 === at}
          onClick={() => onChoose(index + 1)}
        >
          <b>{step.chart}</b> {step.event}
          <small>{outcomeOf(step)}</small>
        </div>
      ))}
    </div>
  );
}

function outcomeOf({ event, sender, taken, states }: Step): string {
  const from = sender === null ? '' : `from ${sender}, `;
  const leaf = stateName(states.at(-1) ?? '');
  if (event === 'start') return `${from}starts in ${leaf}`;
  return taken.length === 0 ? `${from}ignored in ${leaf}` : `${from}now ${leaf}`;
}

function Shown({ walk, step, at }: { walk: Walk; step: Step; at: number }) {
  const { charts, layouts } = useData();
  const [, go] = useAddress();
  const marks = progressAfter(walk.steps.slice(0, at));
  const chart = charts.find(({ id }) => id === step.chart);
  const layout = layouts[step.chart];
  const open = (selected: string) => go({ view: 'chart', chart: step.chart, selected });
  return (
    <div className={style['shown']}>
      <p className={style['now']} role="status">
        {step.chart}: {step.event}, {outcomeOf(step)}
      </p>
      {chart && layout && (
        <ChartDrawing
          chart={chart}
          layout={layout}
          marks={marks}
          selected={undefined}
          onSelect={open}
        />
      )}
      {step.picture && (
        <img
          className={style['picture']}
          src={`walks/${step.picture}`}
          alt={`The page after step ${at}`}
          data-window={walk.window}
        />
      )}
    </div>
  );
}
