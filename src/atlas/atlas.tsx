import { type ComponentType, Suspense, useEffect } from 'react';
import { type Address, chartViews, sheets, useAddress, type View } from './address.ts';
import { useData } from './data-context.ts';
import { ExportMenu } from './export/menu.tsx';
import { Link } from './link.tsx';
import type { Chart } from './model/chart.ts';
import { ChangesView } from './views/changes.tsx';
import { ChartView } from './views/chart.tsx';
import { LiveView } from './views/live.tsx';
import { MapView } from './views/map.tsx';
import { PagesView } from './views/pages.tsx';
import { RulesView } from './views/rules.tsx';
import { TableView } from './views/table.tsx';
import { WalksView } from './views/walks.tsx';
import style from './atlas.module.css';

/** The whole page: where one can go, and what is there. */
export function Atlas() {
  const { charts } = useData();
  const [address] = useAddress();
  const chart = shownChart(charts, address);
  useTitle(chart ? `${chart.id}, ${address.view}` : address.view);
  return (
    <div className={style['atlas']}>
      <a className={style['skip']} href="#view">
        Skip to the view
      </a>
      <header className={style['header']}>
        <p className={style['name']}>Flow atlas</p>
        <nav aria-label="Atlas">
          <ul className={style['places']}>
            <Place to={{ view: 'map' }} isHere={address.view === 'map'} name="Map" />
            {charts.map(({ id }) => (
              <Place
                key={id}
                to={{ view: chart ? address.view : 'chart', chart: id, selected: undefined }}
                isHere={chart?.id === id}
                name={id}
              />
            ))}
            {sheets.slice(1).map(sheet => (
              <Place
                key={sheet}
                to={{ view: sheet }}
                isHere={address.view === sheet}
                name={titles[sheet]}
              />
            ))}
          </ul>
        </nav>
      </header>
      <main id="view" tabIndex={-1} className={style['main']}>
        {chart ? <ChartFrame chart={chart} view={address.view} /> : <Sheet address={address} />}
      </main>
    </div>
  );
}

const titles: Record<View, string> = {
  map: 'Map',
  rules: 'Rules',
  walks: 'Walks',
  changes: 'Changes',
  chart: 'Chart',
  table: 'Table',
  pages: 'Pages',
  live: 'Live',
};

const ofEverything: Partial<Record<View, ComponentType>> = {
  map: MapView,
  rules: RulesView,
  walks: WalksView,
  changes: ChangesView,
};

const ofChart: Partial<Record<View, ComponentType<{ chart: Chart }>>> = {
  chart: ChartView,
  table: TableView,
  pages: PagesView,
  live: LiveView,
};

function Sheet({ address: { view, chart } }: { address: Address }) {
  const Content = ofEverything[view];
  // Else what is shown would seem to be what the link meant.
  if (!Content) return <p className={style['lost']}>No chart is named {chart}.</p>;
  return (
    <Suspense>
      <Content />
    </Suspense>
  );
}

function ChartFrame({ chart, view }: { chart: Chart; view: View }) {
  const Content = ofChart[view] ?? ChartView;
  return (
    <>
      <div className={style['title']}>
        <h1>{chart.id}</h1>
        <p>{chart.description}</p>
        <nav aria-label={`Views of ${chart.id}`}>
          <ul className={style['views']}>
            {chartViews.map(name => (
              <Place key={name} to={{ view: name }} isHere={name === view} name={titles[name]} />
            ))}
          </ul>
        </nav>
        <ExportMenu chart={chart} />
      </div>
      {/* What is live goes on while one looks at another chart. */}
      <Content key={view === 'live' ? view : chart.id} chart={chart} />
    </>
  );
}

interface PlaceProps {
  to: Partial<Address>;
  isHere: boolean;
  name: string;
}

function Place({ to, isHere, name }: PlaceProps) {
  return (
    <li>
      <Link to={to} aria-current={isHere ? 'page' : undefined}>
        {name}
      </Link>
    </li>
  );
}

function shownChart(charts: Chart[], { view, chart }: Address): Chart | undefined {
  if (!(view in ofChart)) return undefined;
  return chart === undefined ? charts[0] : charts.find(({ id }) => id === chart);
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Flow atlas`;
  }, [title]);
}
