import type { Chart } from '../model/chart.ts';
import type { Step } from '../model/walk.ts';
import type { Entry } from './recording.ts';
import { verdictOf, wordsOf } from './verdict.ts';
import style from './log.module.css';
import panel from './panel.module.css';

interface LogProps {
  charts: Chart[];
  entries: Entry[];
}

/** Every event that was sent: by whom, to which chart, and what the chart made of it. */
export function Log({ charts, entries }: LogProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys shall scroll it
    <section className={panel['panel']} aria-label="Log" tabIndex={0}>
      <h2>What happened</h2>
      {entries.length === 0 && <p className={panel['empty']}>Nothing yet.</p>}
      <ol reversed start={entries[0]?.number} className={style['log']}>
        {entries.map(entry => (
          <Line key={entry.number} charts={charts} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Line({ charts, entry }: { charts: Chart[]; entry: Entry }) {
  const { step } = entry;
  const chart = charts.find(({ id }) => id === step.chart);
  const verdict = verdictOf(chart, entry);
  return (
    <li data-verdict={verdict.kind}>
      <span className={style['way']}>
        {senderOf(step)} → {step.chart}
      </span>{' '}
      <b>{step.event}</b> <span className={style['verdict']}>{wordsOf(verdict, entry)}</span>
    </li>
  );
}

function senderOf({ sender, event }: Step): string {
  if (sender !== null) return sender;
  if (event.startsWith('after: ')) return 'the clock';
  return /^(done|error): /.test(event) ? 'an answer' : 'visitor';
}
