import { useEffect, useRef } from 'react';
import { rules } from '../../rules.ts';
import { useAddress } from '../address.ts';
import { useData } from '../data-context.ts';
import { ItemLink } from '../detail/item-link.tsx';
import { TestList } from '../detail/test-list.tsx';
import { type Following, rulesOf } from '../model/coverage.ts';
import { plural } from '../words.ts';
import page from './page.module.css';
import style from './rules.module.css';

/** Each rule with the states and transitions that follow it, and the tests that went through them. */
export function RulesView() {
  const { charts, coverage } = useData();
  const followings = rulesOf(charts, coverage);
  return (
    <div className={page['page']}>
      <h1>Rules</h1>
      <p className={page['lead']}>
        What the product promises, one rule a line. Every state and transition points at the rule
        that asks for it; a rule that nothing follows, or that no test has proven, fails the tests.
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
  const { states = [], transitions = [], tests = [] } = following ?? {};
  const isFollowed = states.length + transitions.length > 0 && tests.length > 0;
  return (
    <details
      ref={section}
      open={isShown}
      className={style['rule']}
      data-followed={isFollowed}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isShown) go({ rule: open ? id : undefined });
      }}
    >
      <summary>
        <b>{sentence}</b>
        <span>
          {id} · {plural(states.length, 'state')} · {plural(transitions.length, 'transition')} ·{' '}
          {plural(tests.length, 'test')}
          {isFollowed || ' · not proven'}
        </span>
      </summary>
      <ul>
        {[...states, ...transitions].map(item => (
          <li key={item}>
            <ItemLink id={item} />
          </li>
        ))}
      </ul>
      <TestList tests={tests} />
    </details>
  );
}
