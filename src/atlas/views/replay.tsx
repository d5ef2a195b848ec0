import { useEffect, useEffectEvent, useRef } from 'react';
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
  const move = (to: number) => go({ step: Math.max(1, Math.min(count, to)) });
  useKeys({
    ArrowRight: () => move(at + 1),
    ArrowLeft: () => move(at - 1),
    Home: () => move(1),
    End: () => move(count),
  });
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
        <StepList steps={walk.steps} at={at} onChoose={move} />
      </section>
      {step && <Shown walk={walk} step={step} at={at} />}
    </div>
  );
}

/** Wherever the focus is, unless something there has a use for the key. */
function useKeys(deeds: Record<string, () => void>): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    const deed = deeds[event.key];
    if (!deed || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    deed();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

interface StepListProps {
  steps: Step[];
  at: number;
  onChoose: (step: number) => void;
}

function StepList({ steps, at, onChoose }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[at - 1]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol ref={list} className={style['list']}>
      {[...steps.entries()].map(([index, step]) => (
        <li key={`${index} ${step.chart} ${step.event}`}>
          <button
            type="button"
            aria-current={index + 1 === at ? 'step' : undefined}
            onClick={() => onChoose(index + 1)}
          >
            <b>{step.chart}</b> {step.event}
            <small>{outcomeOf(step)}</small>
          </button>
        </li>
      ))}
    </ol>
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
      <output className={style['now']}>
        {step.chart}: {step.event}, {outcomeOf(step)}
      </output>
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
