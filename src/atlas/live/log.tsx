import { useEffect, useRef, useState } from 'react';
import { CopyButton } from '../export/copy-button.tsx';
import type { Step } from '../model/trace.ts';
import { innermost, stateName } from '../words.ts';
import { isIgnored, stepsOf, timeOf } from './steps.ts';
import type { LogEntry } from './tabs.ts';
import style from './live.module.css';

interface LogProps {
  entries: LogEntry[];
  /** The number of the entry whose states are drawn; undefined for the newest. */
  shown: number | undefined;
  onShow: (number: number | undefined) => void;
}

/** Every event that was sent to a chart, or to one alone; choosing one draws the chart as it was afterwards. */
export function Log({ entries, shown, onShow }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const [only, setOnly] = useState('');
  const charts = new Set(entries.flatMap(({ step }) => step?.chart ?? []));
  const listed = entries.filter(({ step }) => only === '' || !step || step.chart === only);
  const newest = entries.at(-1)?.number;
  useEffect(() => {
    if (newest === undefined || shown !== undefined || !list.current) return;
    list.current.scrollTop = list.current.scrollHeight;
  }, [newest, shown]);
  return (
    <section className={style['log']} aria-label="Log">
      <header>
        <h2>Log</h2>
        {shown !== undefined && (
          <button type="button" onClick={() => onShow(undefined)}>
            Back to now
          </button>
        )}
        <select
          aria-label="Chart in the log"
          value={only}
          onChange={event => setOnly(event.currentTarget.value)}
        >
          <option value="">All charts</option>
          {[...charts].toSorted().map(id => (
            <option key={id}>{id}</option>
          ))}
        </select>
        <CopyButton name="as steps" text={() => stepsOf(entries, only)} />
      </header>
      {entries.length === 0 && <p>What happens on the site is listed here.</p>}
      <ol ref={list}>
        {listed.map(({ number, at, page, step, setup }) => (
          <li key={number}>
            <button
              type="button"
              aria-pressed={number === shown}
              data-ignored={step && isIgnored(step)}
              onClick={() => onShow(number === shown ? undefined : number)}
            >
              <small>{timeOf(at)}</small>
              {step ? (
                <Event step={step} />
              ) : (
                <i>{setup ? `asked for: ${setup}` : `the document of ${page} was opened`}</i>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Event({ step }: { step: Step }) {
  const { chart, event, sender, states } = step;
  return (
    <span>
      {chart} <b>{event}</b>
      {sender !== null && <small> from {sender}</small>}{' '}
      <small>
        {isIgnored(step) ? 'ignored' : `→ ${innermost(states).map(stateName).join(', ')}`}
      </small>
    </span>
  );
}
