import { useData } from './data-context.ts';
import { type Reason, reasonsOf } from './reasons.ts';
import style from './doubts.module.css';

/** Says which results of tests do not count, and why; nothing where all do. */
export function DoubtsBanner() {
  const reasons = reasonsOf(useData().doubts);
  if (reasons.length === 0) return null;
  return (
    <details className={style['doubts']}>
      <summary>
        <b>Some results do not count.</b> {reasons.map(inShort).join(' ')} Run <code>npm test</code>{' '}
        to record them anew.
      </summary>
      {reasons.map(({ what, names }) => (
        <section key={what}>
          <h2>{what}</h2>
          <ul>
            {names.map(name => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

const most = 6;

function inShort({ what, where }: Reason): string {
  if (where.length === 0) return `${what}.`;
  const more = where.length > most ? ` and ${where.length - most} more` : '';
  return `${what}: ${where.slice(0, most).join(', ')}${more}.`;
}
