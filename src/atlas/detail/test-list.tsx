import { useData } from '../data-context.ts';
import { plural } from '../words.ts';
import style from './detail.module.css';

const kinds = { browser: 'in a browser', unit: 'without a browser' } as const;

/** Tests by their index in the coverage, those in a browser first. */
export function TestList({ tests }: { tests: readonly number[] }) {
  const { coverage } = useData();
  if (tests.length === 0) return <p className={style['gap']}>No test.</p>;
  const found = tests.flatMap(index => coverage.tests[index] ?? []);
  return (['browser', 'unit'] as const).map(kind => {
    const own = found.filter(test => test.kind === kind);
    return (
      own.length > 0 && (
        <details key={kind} className={style['tests']} open={own.length < 5}>
          <summary>
            {plural(own.length, 'test')} {kinds[kind]}
          </summary>
          <ul>
            {own.map(({ file, test, window }) => (
              <li key={[file, test, window].join('\n')}>
                {test}{' '}
                <small>{[file.replace(/^tests\//, ''), window].filter(Boolean).join(', ')}</small>
              </li>
            ))}
          </ul>
        </details>
      )
    );
  });
}
