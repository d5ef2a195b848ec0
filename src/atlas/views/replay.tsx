import { useEffect, useRef } from 'react';
import { useAddress } from '../address.ts';
import { ChartDrawing } from '../chart/drawing.tsx';
import { useData } from '../data-context.ts';
import { useKeys } from '../keys.ts';
import { Link } from '../link.tsx';
import { activeIn, type Entry, type Recording, recordingsOf } from '../live/recording.ts';
import { verdictOf, wordsOf } from '../live/verdict.ts';
import type { Chart } from '../model/chart.ts';
import type { Walk } from '../model/walk.ts';
import style from './replay.module.css';

/** Steps through a walk with the arrow keys: the charts, and the picture of the page. */
export function Replay({ walk }: { walk: Walk }) {
  const [address, go] = useAddress();
  const count = walk.steps.length;
  const at = Math.min(address.step, count);
  const recordings = recordingsOf(walk.steps);
  const recording = recordings[at - 1];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
        <h1 ref={heading} tabIndex={-1}>
          {walk.test}
        </h1>
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
        <StepList recordings={recordings} at={at} onChoose={move} />
      </section>
      {recording && <Shown walk={walk} recording={recording} at={at} />}
    </div>
  );
}

interface StepListProps {
  recordings: Recording[];
  at: number;
  onChoose: (step: number) => void;
}

function StepList({ recordings, at, onChoose }: StepListProps) {
  const { charts } = useData();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[at - 1]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol ref={list} className={style['list']}>
      {recordings
        .flatMap(({ entries }) => entries.slice(0, 1))
        .map(entry => (
          <li key={entry.number}>
            <button
              type="button"
              aria-current={entry.number === at ? 'step' : undefined}
              onClick={() => onChoose(entry.number)}
            >
              <b>{entry.step.chart}</b> {entry.step.event}
              <small>{outcomeOf(charts, entry)}</small>
            </button>
          </li>
        ))}
    </ol>
  );
}

function outcomeOf(charts: Chart[], entry: Entry): string {
  const { sender, chart } = entry.step;
  const verdict = verdictOf(
    charts.find(({ id }) => id === chart),
    entry,
  );
  return `${sender === null ? '' : `from ${sender}, `}${wordsOf(verdict, entry)}`;
}

interface ShownProps {
  walk: Walk;
  recording: Recording;
  at: number;
}

function Shown({ walk, recording, at }: ShownProps) {
  const { charts, layouts } = useData();
  const [, go] = useAddress();
  const [entry] = recording.entries;
  if (!entry) return null;
  const { step } = entry;
  const chart = charts.find(({ id }) => id === step.chart);
  const layout = layouts[step.chart];
  const open = (selected: string) => go({ view: 'chart', chart: step.chart, selected });
  return (
    <div className={style['shown']}>
      <output className={style['now']}>
        {step.chart}: {step.event}, {outcomeOf(charts, entry)}
      </output>
      {chart && layout && (
        <ChartDrawing
          chart={chart}
          layout={layout}
          marks={{ active: activeIn(recording), visited: recording.visited }}
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
