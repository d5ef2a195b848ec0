import { useEffect, useRef } from 'react';
import type { Step } from '../model/trace.ts';
import { stateName } from '../words.ts';
import type { LogEntry } from './tabs.ts';
import style from './live.module.css';

interface LogProps {
  entries: LogEntry[];
  /** The number of the entry whose states are drawn; undefined for the newest. */
  shown: number | undefined;
  onShow: (number: number | undefined) => void;
}

/** Every event that was sent to a chart; choosing one draws the chart as it was afterwards. */
export function Log({ entries, shown, onShow }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
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
      </header>
      {entries.length === 0 && <p>What happens on the site is listed here.</p>}
      <ol ref={list}>
        {entries.map(({ number, page, step }) => (
          <li key={number}>
            <button
              type="button"
              aria-pressed={number === shown}
              data-ignored={step && isIgnored(step)}
              onClick={() => onShow(number === shown ? undefined : number)}
            >
              <small>{number}</small>
              {step ? <Event step={step} /> : <i>the document of {page} was opened</i>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Event({ step }: { step: Step }) {
  const { chart, event, sender, states } = step;
  const innermost = states.filter(id => !states.some(other => other.startsWith(`${id}.`)));
  return (
    <span>
      {chart} <b>{event}</b>
      {sender !== null && <small> from {sender}</small>}{' '}
      <small>{isIgnored(step) ? 'ignored' : `→ ${innermost.map(stateName).join(', ')}`}</small>
    </span>
  );
}

function isIgnored({ event, taken }: Step): boolean {
  return taken.length === 0 && event !== 'start';
}
