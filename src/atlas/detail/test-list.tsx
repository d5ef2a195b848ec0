import type { Test } from '../model/coverage.ts';
import { plural } from '../words.ts';
import style from './detail.module.css';

const kinds = { browser: 'in a browser', unit: 'without a browser' } as const;

/** Those in a browser first. */
export function TestList({ tests }: { tests: readonly Test[] }) {
  if (tests.length === 0) return <p className={style['gap']}>No test.</p>;
  return (['browser', 'unit'] as const).map(kind => {
    const own = tests.filter(test => test.kind === kind);
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
