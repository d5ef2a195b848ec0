import { useData } from './data-context.ts';
import { plural } from './words.ts';
import style from './doubts.module.css';

const kinds = {
  unit: 'tests of the charts alone',
  browser: 'tests in a browser',
  rows: 'rows of the rules',
  mutants: 'mutants of the charts',
} as const;

/** Says which results of tests do not count, and why; nothing where all do. */
export function DoubtsBanner() {
  const { outdated, failed, missing, absent, unreadable } = useData().doubts;
  const reasons: [reason: string, names: string[]][] = [
    ...outdated.map(({ changed, tests }): [string, string[]] => [
      `${changed}, or what it imports, has changed since ${plural(tests.length, 'test')} ran`,
      tests,
    ]),
    [`${plural(failed.length, 'test')} failed`, failed],
    ['No test has left anything of these charts', missing],
    ['Nothing of a kind was recorded', absent.map(kind => kinds[kind])],
    ['These files of results cannot be read', unreadable],
  ];
  const given = reasons.filter(([, names]) => names.length > 0);
  if (given.length === 0) return null;
  return (
    <details className={style['doubts']}>
      <summary>
        <b>Some results do not count.</b> {given.map(([reason]) => reason).join('. ')}. Run{' '}
        <code>npm test</code> to record them anew.
      </summary>
      {given.map(([reason, names]) => (
        <section key={reason}>
          <h2>{reason}</h2>
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
