import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { useData } from '../data-context.ts';
import { Link } from '../link.tsx';
import { sourceOf } from '../model/chart.ts';
import { entriesOf, type Entry, find, kinds, partsOf } from './find.ts';
import style from './search.module.css';

/** How much of each kind is shown. */
const most = 15;

/** The field that searches all charts, and what is found. `/` leads to it, and Escape ends the search. */
export function Search() {
  const data = useData();
  const entries = useMemo(() => entriesOf(data), [data]);
  const [address, setAddress] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const query = address.get('q') ?? '';
  const found = find(entries, query);
  const search = (text: string) => {
    const others = [...address].filter(([name]) => name !== 'q');
    setAddress([...others, ...(text === '' ? [] : [['q', text]])], { replace: true });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isEnd = event.key === 'Escape' && query !== '';
    if (!isEnd && (event.key !== '/' || event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    field.current?.focus();
    if (isEnd) search('');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <search className={style['search']}>
      <input
        ref={field}
        type="search"
        value={query}
        onChange={event => search(event.target.value)}
        onFocus={event => event.target.select()}
        aria-label="Search"
        aria-keyshortcuts="/"
        placeholder="Search (/)"
      />
      {query.trim() !== '' && (
        <div className={style['results']}>
          <output>
            {found.length > 0 ? `${found.length} found` : 'Nothing found. Try fewer words.'}
          </output>
          {kinds.map(kind => {
            const own = found.filter(one => one.kind === kind);
            return own.length > 0 && <Results key={kind} {...{ kind, own, query }} />;
          })}
        </div>
      )}
    </search>
  );
}

function Results({ kind, own, query }: { kind: string; own: Entry[]; query: string }) {
  const marked = (text: string) =>
    partsOf(text, query).map((part, index) =>
      // oxlint-disable-next-line react/no-array-index-key -- equal parts differ in nothing else
      index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
    );
  return (
    <section aria-label={kind}>
      <h2>
        {kind}
        {own.length > most && `, the first ${most} of ${own.length}`}
      </h2>
      <ul>
        {own.slice(0, most).map(({ name, more, item }) => (
          <li key={`${item} ${name} ${more}`}>
            {item === null ? (
              <p>{marked(name)}</p>
            ) : (
              <Link to={{ view: 'chart', chart: sourceOf(item).split('.')[0], selected: item }}>
                {marked(name)} <small>{marked(more)}</small>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
