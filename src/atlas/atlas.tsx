import { type ComponentProps, useEffect, useState } from 'react';
import { type Address, useAddress } from './address.ts';
import { useData } from './data-context.ts';
import { CopyButton } from './export/copy-button.tsx';
import { mermaidOf } from './export/mermaid.ts';
import { scxmlOf } from './export/scxml.ts';
import { Link } from './link.tsx';
import { failedIn, idsOf } from './model/coverage.ts';
import { Search } from './search/search.tsx';
import { ChartView } from './views/chart.tsx';
import { CoverageView } from './views/coverage.tsx';
import { LiveView } from './views/live.tsx';
import { plural } from './words.ts';
import style from './atlas.module.css';

/** The whole page: the list of charts, and what is chosen. */
export function Atlas() {
  const { charts, coverage } = useData();
  const [{ view, chart: id = charts[0]?.id }] = useAddress();
  const chart = charts.find(one => one.id === id);
  const [asked, setAsked] = useState<string>();
  const title = view === 'coverage' ? 'Coverage' : `${id}, ${view}`;
  useEffect(() => {
    document.title = `${title} · Atlas`;
  }, [title]);
  return (
    <div className={style['atlas']}>
      <a className={style['skip']} href="#view">
        Skip to the view
      </a>
      <Sidebar view={view} shown={view === 'coverage' ? undefined : id} />
      <main id="view" tabIndex={-1} className={style['main']}>
        {coverage.tests.length === 0 && (
          <p className={style['hint']} role="note">
            Nothing is recorded yet. Run <code>npm test</code>: it records what the tests take of
            the charts. Then load this page again.
          </p>
        )}
        {view === 'coverage' ? (
          <CoverageView />
        ) : chart ? (
          <ChartFrame chart={chart} view={view} asked={asked} onAsk={setAsked} />
        ) : (
          <p className={style['lost']}>No chart is named {id}.</p>
        )}
      </main>
    </div>
  );
}

interface SidebarProps {
  view: Address['view'];
  /** The id of a chart. */
  shown: string | undefined;
}

function Sidebar({ view, shown }: SidebarProps) {
  const { groups } = useData();
  return (
    <nav className={style['sidebar']} aria-label="Atlas">
      <Search />
      <p className={style['name']}>Atlas</p>
      <ul>
        <li>
          <Link
            to={{ view: 'coverage', chart: undefined, selected: undefined }}
            aria-current={view === 'coverage' ? 'page' : undefined}
          >
            Coverage
          </Link>
        </li>
      </ul>
      {groups.map(({ name, charts }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul>
            {charts.map(id => (
              <li key={id}>
                <Link
                  to={{
                    view: view === 'live' && name !== 'The server' ? view : 'chart',
                    chart: id,
                    selected: undefined,
                  }}
                  aria-current={id === shown ? 'page' : undefined}
                  ref={id === shown ? bringIntoSight : undefined}
                >
                  {id} <Signs id={id} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function bringIntoSight(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest' });
}

/** How many tests failed in a chart, or else how much of it no test took. */
function Signs({ id }: { id: string }) {
  const { charts, coverage } = useData();
  const ids = charts.filter(one => one.id === id).flatMap(idsOf);
  const count = ids.filter(one => !coverage.taken[one]?.length).length;
  const failed = failedIn(coverage, id).length;
  if (failed > 0) return <small title={`${plural(failed, 'test')} failed here`}>✗ {failed}</small>;
  if (count === 0 || coverage.tests.length === 0) return null;
  return <small title={`${count} taken by no test`}>! {count}</small>;
}

const views = { chart: 'Chart', live: 'Live' } as const;

interface ChartFrameProps extends ComponentProps<typeof LiveView> {
  view: 'chart' | 'live';
}

function ChartFrame({ view, chart, ...asking }: ChartFrameProps) {
  const { groups, changed, setups } = useData();
  const ofServer = groups.find(({ name }) => name === 'The server');
  // No page runs a chart of the server.
  const hasLive = setups !== undefined && !ofServer?.charts.includes(chart.id);
  return (
    <>
      <header className={style['title']}>
        <h1>{chart.id}</h1>
        {hasLive && (
          <nav aria-label={`Views of ${chart.id}`}>
            {(['chart', 'live'] as const).map(name => (
              <Link
                key={name}
                to={{ view: name, chart: chart.id, selected: undefined }}
                aria-current={name === view ? 'page' : undefined}
              >
                {views[name]}
              </Link>
            ))}
          </nav>
        )}
        <CopyButton key={`mermaid ${chart.id}`} name="Mermaid" text={() => mermaidOf(chart)} />
        <CopyButton key={`scxml ${chart.id}`} name="SCXML" text={() => scxmlOf(chart)} />
      </header>
      {changed.includes(chart.id) && (
        <p className={style['hint']} role="note">
          This chart has changed since its tests ran: <code>npm test</code>
        </p>
      )}
      {/* What is live goes on while one looks at another chart. */}
      {view === 'live' && hasLive ? (
        <LiveView chart={chart} {...asking} />
      ) : (
        <ChartView key={chart.id} chart={chart} />
      )}
    </>
  );
}
