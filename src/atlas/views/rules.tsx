import { useEffect, useRef } from 'react';
import { useAddress } from '../address.ts';
import { useData } from '../data-context.ts';
import { ItemLink } from '../detail/item-link.tsx';
import { ProofList } from '../detail/proof-list.tsx';
import { Link } from '../link.tsx';
import { type Following, rulesOf } from '../model/coverage.ts';
import { walkId } from '../walk-id.ts';
import { plural } from '../words.ts';
import page from './page.module.css';
import style from './rules.module.css';

/** Each rule with the rows that prove it, and the states and transitions that follow it. */
export function RulesView() {
  const { charts, coverage } = useData();
  return (
    <div className={page['page']}>
      <h1>Rules</h1>
      <p className={page['lead']}>
        What the product promises, one rule a line. Rows of a table, written without a look at the
        charts, prove it: each plays against the charts, and also against charts that were made
        wrong in one place (mutants), which some row must notice. Every state and transition names
        the rule that asks for it; a rule that nothing follows, or that no row proves, fails the
        tests.
      </p>
      {rulesOf(charts, coverage).map(following => (
        <Rule key={following.rule} following={following} />
      ))}
    </div>
  );
}

function Rule({ following }: { following: Following }) {
  const { rule: id, sentence, states, transitions, rows, failed, isProven } = following;
  const [address, go] = useAddress();
  const isShown = address.rule === id;
  const section = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isShown) section.current?.scrollIntoView({ block: 'center' });
  }, [isShown]);
  const { coverage } = useData();
  return (
    <details
      ref={section}
      open={isShown}
      className={style['rule']}
      data-proven={isProven}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isShown) go({ rule: open ? id : undefined });
      }}
    >
      <summary>
        <b>{sentence}</b>
        <span>
          {id} · {plural(states.length, 'state')} · {plural(transitions.length, 'transition')} ·{' '}
          {plural(rows.length, 'row')}
          {failed.length > 0 && ` · ${failed.length} more failed`}
          {isProven || ' · not proven'}
        </span>
      </summary>
      <h2>Proven by</h2>
      <ProofList rows={rows} />
      {failed.length > 0 && (
        <>
          <h2>Failed</h2>
          <ul>
            {failed.map(test => (
              <li key={walkId(test)}>
                <Link to={{ view: 'walks', walk: walkId(test), step: 1 }}>{test.test}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Followed by</h2>
      <ul>
        {[...states, ...transitions].map(item => (
          <li key={item}>
            <ItemLink id={item} />
            {coverage.proven[item] || ' · not proven'}
          </li>
        ))}
      </ul>
    </details>
  );
}
