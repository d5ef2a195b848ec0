import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { sheets, useAddress, type View } from './address.ts';
import { useData } from './data-context.ts';
import { Link } from './link.tsx';
import { type Found, foundIn, rulesFoundIn } from './search.ts';
import { stateName, titles } from './words.ts';
import style from './sidebar.module.css';

interface SidebarProps {
  view: View;
  /** The chart that is shown. */
  chart: string | undefined;
}

/** Where one can go: the sheets, and the charts by group, or the charts and rules that are found. */
export function Sidebar({ view, chart }: SidebarProps) {
  const { charts, groups, coverage } = useData();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [, go] = useAddress();
  const field = useFieldOfSlash(() => setOpen(true));
  const found = foundIn(charts, text);
  const isSought = text.trim() !== '';
  const rules = isSought ? rulesFoundIn(coverage, text) : [];
  const listed = groups.map(({ name, charts: own }) => ({
    name,
    found: found.filter(one => own.includes(one.chart)),
  }));
  const [first] = listed.flatMap(group => group.found);
  const [firstRule] = rules;

  const answerKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setText('');
    if (event.key !== 'Enter' || !isSought || !(first ?? firstRule)) return;
    go(first ? placeOf(first, view) : { view: 'rules', rule: firstRule });
    setText('');
    setOpen(false);
  };
  const closeAtLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) setOpen(false);
  };
  return (
    <nav
      aria-label="Atlas"
      className={style['sidebar']}
      data-open={isOpen}
      onClickCapture={closeAtLink}
    >
      <button
        type="button"
        className={style['opener']}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Charts and sheets
      </button>
      <ul className={style['sheets']}>
        {sheets.map(sheet => (
          <li key={sheet}>
            <Link to={{ view: sheet }} aria-current={view === sheet ? 'page' : undefined}>
              {titles[sheet]}
            </Link>
          </li>
        ))}
      </ul>
      <input
        ref={field}
        type="search"
        aria-label="Search charts and rules"
        aria-keyshortcuts="/"
        placeholder="Search charts, rules  /"
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={answerKey}
      />
      <output>{found.length + rules.length === 0 && `Nothing has ‘${text.trim()}’.`}</output>
      {listed.map(group => (
        <ChartsOfGroup key={group.name} {...group} view={view} chart={chart} />
      ))}
      {rules.length > 0 && (
        <section aria-label="Rules">
          <h2>Rules</h2>
          <ul>
            {rules.map(rule => (
              <li key={rule}>
                <Link to={{ view: 'rules', rule }}>{rule}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </nav>
  );
}

interface ChartsOfGroupProps extends SidebarProps {
  name: string;
  found: Found[];
}

function ChartsOfGroup({ name, found, view, chart }: ChartsOfGroupProps) {
  if (found.length === 0) return null;
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {found.map(one => (
          <li key={one.chart}>
            <Link
              to={placeOf(one, view)}
              aria-current={one.chart === chart && !one.state ? 'page' : undefined}
            >
              {one.chart}
              {one.state && <small> {stateName(one.state)}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One who looks at the table of a chart goes to the table of the next. */
function placeOf({ chart, state }: Found, view: View) {
  const isSheet = sheets.some(sheet => sheet === view);
  return { view: isSheet || state ? 'chart' : view, chart, selected: state } as const;
}

/** The key `/` leads there, unless it is typed into a field. On a phone it has to be shown first. */
function useFieldOfSlash(show: () => void) {
  const field = useRef<HTMLInputElement>(null);
  const lead = useEffectEvent(() => {
    flushSync(show);
    field.current?.focus();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const isTyped =
        event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
      if (event.key !== '/' || isTyped || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      lead();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return field;
}
