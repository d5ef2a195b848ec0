import { useData } from '../data-context.ts';
import { Link } from '../link.tsx';
import type { ProvingRow } from '../model/coverage.ts';
import { walkId } from '../walk-id.ts';
import { plural } from '../words.ts';
import style from './detail.module.css';

/** Rows of the rules, each leading to its walk, with the mutants that it noticed. */
export function ProofList({ rows }: { rows: ProvingRow[] }) {
  const { coverage } = useData();
  if (rows.length === 0) return <p className={style['gap']}>Not proven.</p>;
  return (
    <ul className={style['proofs']}>
      {rows.map(({ test: index, noticed }) => {
        const test = coverage.tests[index];
        return (
          test && (
            <li key={index}>
              <Link to={{ view: 'walks', walk: walkId(test), step: 1 }}>{test.test}</Link>
              <Noticed mutants={noticed} />
            </li>
          )
        );
      })}
    </ul>
  );
}

function Noticed({ mutants }: { mutants: string[] }) {
  if (mutants.length === 0) return null;
  return (
    <details className={style['tests']}>
      <summary>fails in {plural(mutants.length, 'mutant')}</summary>
      <ul>
        {mutants.map(mutant => (
          <li key={mutant}>{mutant}</li>
        ))}
      </ul>
    </details>
  );
}
