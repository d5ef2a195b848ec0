import { useEffect, useRef } from 'react';
import { mechanics, rules } from '../../rules.ts';
import { useAddress } from '../address.ts';
import { useData } from '../data-context.ts';
import { useKeys } from '../keys.ts';
import { Link } from '../link.tsx';
import { sourceOf } from '../model/chart.ts';
import { type Item, itemOf, stateName, transitionName } from '../words.ts';
import { Fact } from './fact.tsx';
import { StateFacts } from './state-facts.tsx';
import { TransitionFacts } from './transition-facts.tsx';
import { WayHere } from './way-here.tsx';
import style from './detail.module.css';

/** All that is known of one state or transition. */
export function Detail({ id }: { id: string }) {
  const { charts } = useData();
  const [, go] = useAddress();
  const item = itemOf(charts, id);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (id && !panel.current?.contains(activeElement)) opener.current = activeElement;
  }, [id]);
  const close = () => {
    go({ selected: undefined });
    if (opener.current instanceof HTMLElement || opener.current instanceof SVGElement) {
      opener.current.focus();
    }
  };
  useKeys({ Escape: close });
  return (
    <aside ref={panel} className={style['detail']} aria-label="Selected">
      <button type="button" className={style['close']} onClick={close}>
        Close
      </button>
      {item ? <Facts id={id} item={item} /> : <Unknown id={id} />}
    </aside>
  );
}

function Unknown({ id }: { id: string }) {
  return (
    <>
      <h2>Not in the charts</h2>
      <p>
        No chart has <code>{id}</code>. It may have been renamed or removed since this link was
        made.
      </p>
    </>
  );
}

function Facts({ id, item }: { id: string; item: Item }) {
  const { description, rule } = item.kind === 'state' ? item.state : item.transition;
  return (
    <>
      <p className={style['kind']}>
        {item.kind === 'state' ? `${item.state.type} state` : 'transition'} of {item.chart.id}
      </p>
      <h2 key={id} ref={reveal}>
        {item.kind === 'state' ? stateName(id) : transitionName(item.transition)}
      </h2>
      {item.kind === 'transition' && (
        <p>
          from <Link to={{ selected: sourceOf(id) }}>{stateName(sourceOf(id))}</Link>
          {item.transition.targets.map(target => (
            <span key={target}>
              {' '}
              to <Link to={{ selected: target }}>{stateName(target)}</Link>
            </span>
          ))}
          {item.transition.targets.length === 0 && ', which stays'}
        </p>
      )}
      {description && <p>{description}</p>}
      {rule && (
        <Fact name="Rule">
          {rule === mechanics ? (
            'none'
          ) : (
            <Link to={{ view: 'rules', rule }}>{sentenceOf(rule)}</Link>
          )}
        </Fact>
      )}
      {item.kind === 'state' ? (
        <StateFacts chart={item.chart} state={item.state} />
      ) : (
        <TransitionFacts transition={item.transition} />
      )}
      <WayHere id={id} />
      <Fact name="Id">
        <code>{id}</code>
      </Fact>
    </>
  );
}

function sentenceOf(rule: string): string {
  return Object.entries(rules).find(([id]) => id === rule)?.[1] ?? rule;
}

function reveal(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: 'nearest' });
}
