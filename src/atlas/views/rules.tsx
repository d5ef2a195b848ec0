import { useEffect, useRef } from 'react';
import { rules } from '../../rules.ts';
import { useAddress } from '../address.ts';
import { useData } from '../data-context.ts';
import { ItemLink } from '../detail/item-link.tsx';
import { ProofList } from '../detail/proof-list.tsx';
import { type Following, rulesOf } from '../model/coverage.ts';
import { isItemProven } from '../proven.ts';
import { plural } from '../words.ts';
import page from './page.module.css';
import style from './rules.module.css';

/** Each rule with the rows that prove it, and the states and transitions that follow it. */
export function RulesView() {
  const { charts, coverage } = useData();
  const followings = rulesOf(charts, coverage);
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
      {Object.entries(rules).map(([id, sentence]) => (
        <Rule
          key={id}
          id={id}
          sentence={sentence}
          following={followings.find(({ rule }) => rule === id)}
        />
      ))}
    </div>
  );
}

interface RuleProps {
  id: string;
  sentence: string;
  following: Following | undefined;
}

function Rule({ id, sentence, following }: RuleProps) {
  const [address, go] = useAddress();
  const isShown = address.rule === id;
  const section = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isShown) section.current?.scrollIntoView({ block: 'center' });
  }, [isShown]);
  const { coverage } = useData();
  const { states = [], transitions = [], rows = [] } = following ?? {};
  const isProven = states.length + transitions.length > 0 && rows.length > 0;
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
          {isProven || ' · not proven'}
        </span>
      </summary>
      <h2>Proven by</h2>
      <ProofList rows={rows} />
      <h2>Followed by</h2>
      <ul>
        {[...states, ...transitions].map(item => (
          <li key={item}>
            <ItemLink id={item} />
            {isItemProven(coverage, item) || ' · not proven'}
          </li>
        ))}
      </ul>
    </details>
  );
}
