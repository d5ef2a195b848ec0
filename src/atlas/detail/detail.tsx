import { useEffect, useRef } from 'react';
import { rules } from '../../rules.ts';
import { useAddress } from '../address.ts';
import { useData } from '../data-context.ts';
import { Link } from '../link.tsx';
import { sourceOf, transitionsOf } from '../model/chart.ts';
import { statesAfter } from '../setups.ts';
import { type Item, itemOf, stateName, transitionName } from '../words.ts';
import { Fact } from './fact.tsx';
import { Failures } from './failures.tsx';
import { ItemList } from './item-list.tsx';
import { Pictures } from './pictures.tsx';
import { TestList } from './test-list.tsx';
import style from './detail.module.css';

interface DetailProps {
  id: string;
  /** The transitions to it, as drawn. */
  way: readonly string[];
}

/** What is known of a state or a transition. */
export function Detail({ id, way }: DetailProps) {
  const { charts } = useData();
  const item = itemOf(charts, id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Link to={{ selected: undefined }} className={style['close']}>
        Close
      </Link>
      {item ? (
        <>
          <p className={style['kind']}>{kindOf(item)}</p>
          <h2 ref={heading} tabIndex={-1}>
            {item.kind === 'state' ? stateName(id) : transitionName(item.chart, item.transition)}
          </h2>
          <Facts id={id} item={item} way={way} />
        </>
      ) : (
        <>
          <h2>Not in the charts</h2>
          <p>
            No chart has <code>{id}</code>. It may have been renamed since this link was made.
          </p>
        </>
      )}
    </>
  );
}

function kindOf(item: Item): string {
  if (item.kind === 'transition') return `transition of ${item.chart.id}`;
  const { parent, type } = item.state;
  if (parent === null) return 'the whole chart';
  return `${type === 'atomic' ? '' : `${type} `}state of ${item.chart.id}`;
}

function Facts({ id, item, way }: DetailProps & { item: Item }) {
  const { coverage } = useData();
  const { description, rule } = item.kind === 'state' ? item.state : item.transition;
  const takenBy = coverage.taken[id] ?? [];
  const sentence = Object.entries(rules).find(([name]) => name === rule)?.[1];
  return (
    <>
      {description && <p>{description}</p>}
      <Failures id={id} />
      {sentence && <Fact name="Rule">{sentence}</Fact>}
      {item.kind === 'transition' && <Ends item={item} />}
      <Fact name="Page">
        <Pictures
          chart={item.chart}
          states={item.kind === 'state' ? [id] : item.transition.targets}
        />
      </Fact>
      <BringAbout id={id} />
      <Fact name="Taken by">
        <TestList tests={takenBy.flatMap(index => coverage.tests[index] ?? [])} />
      </Fact>
      <Fact name="Shortest way as drawn">
        {way.length > 0 ? <ItemList ids={way} isOrdered /> : <p>The chart starts here.</p>}
      </Fact>
      {item.kind === 'state' && <Neighbours item={item} />}
    </>
  );
}

/** What brings a browser into a state, at the press of a button that opens Live. */
function BringAbout({ id }: { id: string }) {
  const { setups = [] } = useData();
  const [, go] = useAddress();
  const leading = setups.filter(setup => statesAfter(setup).includes(id));
  if (leading.length === 0) return null;
  return (
    <Fact name="Bring about">
      <ul>
        {leading.map(({ name }) => (
          <li key={name}>
            <button type="button" onClick={() => go({ view: 'live', selected: undefined }, name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Fact>
  );
}

function Ends({ item: { transition } }: { item: Extract<Item, { kind: 'transition' }> }) {
  const { id, guard, targets, actions } = transition;
  return (
    <>
      <Fact name="From">
        <ItemList ids={[sourceOf(id)]} />
      </Fact>
      <Fact name="To">{targets.length > 0 ? <ItemList ids={targets} /> : 'It stays there.'}</Fact>
      {guard && <Fact name="Only if">{guard}</Fact>}
      {actions.length > 0 && <Fact name="Does">{actions.join(', ')}</Fact>}
    </>
  );
}

function Neighbours({ item: { chart, state } }: { item: Extract<Item, { kind: 'state' }> }) {
  const lists = {
    'Leads on by': state.transitions,
    'Reached by': transitionsOf(chart).filter(({ targets }) => targets.includes(state.id)),
  };
  return Object.entries(lists).map(
    ([name, transitions]) =>
      transitions.length > 0 && (
        <Fact key={name} name={name}>
          <ItemList ids={transitions.map(({ id }) => id)} />
        </Fact>
      ),
  );
}
