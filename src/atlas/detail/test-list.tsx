import { useData } from '../data-context.ts';
import { Link } from '../link.tsx';
import { walkId } from '../walk-id.ts';
import { plural } from '../words.ts';
import style from './detail.module.css';

/** Tests by their index in the coverage, each leading to its walk. */
export function TestList({ tests }: { tests: number[] }) {
  const { coverage } = useData();
  const shown = tests.flatMap(index => coverage.tests[index] ?? []);
  if (shown.length === 0) return <p className={style['gap']}>No test.</p>;
  return (
    <details className={style['tests']}>
      <summary>{plural(shown.length, 'test')}</summary>
      <ul>
        {shown.map(test => (
          <li key={walkId(test)}>
            <Link to={{ view: 'walks', walk: walkId(test), step: 1 }}>{test.test}</Link>{' '}
            <small>
              {test.file}
              {test.window && `, ${test.window}`}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}
