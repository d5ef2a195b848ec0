import { use, useState } from 'react';
import { useAddress } from '../address.ts';
import { Link } from '../link.tsx';
import type { Walk } from '../model/walk.ts';
import { walkId } from '../walk-id.ts';
import { plural } from '../words.ts';
import { Replay } from './replay.tsx';
import page from './page.module.css';
import style from './walks.module.css';

// Fetched once and not with every rendering: the walks are large.
let loading: Promise<Walk[]> | undefined;

async function loadWalks(): Promise<Walk[]> {
  try {
    return (await import('virtual:atlas/walks')).walks;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Every test that walked through a chart, and what it did, step by step. */
export function WalksView() {
  const walks = use((loading ??= loadWalks()));
  const [{ walk }] = useAddress();
  const shown = walks.find(one => walkId(one) === walk);
  return shown ? <Replay key={walk} walk={shown} /> : <WalkList walks={walks} unknown={walk} />;
}

function WalkList({ walks, unknown }: { walks: Walk[]; unknown: string | undefined }) {
  const [wanted, setWanted] = useState('');
  const [kind, setKind] = useState<'' | Walk['kind']>('');
  const [{ failedOnly }, go] = useAddress();
  const found = walks.filter(
    walk =>
      !(failedOnly && walk.passed) &&
      (kind === '' || walk.kind === kind) &&
      walkId(walk).toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <div className={page['page']}>
      <h1>Walks</h1>
      <p className={page['lead']}>
        Every test leaves a trace of what the charts did. Open one and step through it with the
        arrow keys; a walk in a browser has a picture of each step.
      </p>
      {unknown && (
        <p role="alert">
          There is no walk of this name any more: <q>{unknown}</q>
        </p>
      )}
      <search className={style['search']}>
        <label>
          Find{' '}
          <input
            type="search"
            value={wanted}
            onChange={event => setWanted(event.currentTarget.value)}
          />
        </label>
        <label>
          Recorded in{' '}
          <select value={kind} onChange={event => setKind(kindIn(event.currentTarget.value))}>
            <option value="">either</option>
            <option value="browser">a browser</option>
            <option value="unit">unit tests</option>
          </select>
        </label>
        <label>
          <input
            type="checkbox"
            checked={failedOnly}
            onChange={event => go({ failedOnly: event.currentTarget.checked })}
          />{' '}
          Failed only ({walks.filter(({ passed }) => !passed).length})
        </label>
        <output>{plural(found.length, 'walk')}</output>
      </search>
      <ul className={style['list']}>
        {found.map(walk => (
          <li key={walkId(walk)} data-passed={walk.passed}>
            <Link to={{ walk: walkId(walk), step: 1 }}>{walk.test}</Link>
            <span>
              {walk.passed || <strong>failed · </strong>}
              {walk.window === null ? 'unit' : `browser, ${walk.window}`} ·{' '}
              {plural(walk.steps.length, 'step')} · {walk.file}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function kindIn(value: string): '' | Walk['kind'] {
  return value === 'unit' || value === 'browser' ? value : '';
}
