import { type ComponentType, Suspense, useEffect } from 'react';
import { type Address, chartViews, useAddress, type View } from './address.ts';
import { useData } from './data-context.ts';
import { DoubtsBanner } from './doubts.tsx';
import { ExportMenu } from './export/menu.tsx';
import { Link } from './link.tsx';
import type { Chart } from './model/chart.ts';
import { Sidebar } from './sidebar.tsx';
import { ChangesView } from './views/changes.tsx';
import { ChartView } from './views/chart.tsx';
import { LiveView } from './views/live.tsx';
import { MapView } from './views/map.tsx';
import { PagesView } from './views/pages.tsx';
import { RulesView } from './views/rules.tsx';
import { TableView } from './views/table.tsx';
import { WalksView } from './views/walks.tsx';
import { titles } from './words.ts';
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
      <div className={style['top']}>
        <header className={style['header']}>
          <p className={style['name']}>Flow atlas</p>
        </header>
        <DoubtsBanner />
      </div>
      <Sidebar view={address.view} chart={chart?.id} />
      <main id="view" tabIndex={-1} className={style['main']}>
        {chart ? <ChartFrame chart={chart} view={address.view} /> : <Sheet address={address} />}
      </main>
    </div>
  );
}

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
              <li key={name}>
                <Link to={{ view: name }} aria-current={name === view ? 'page' : undefined}>
                  {titles[name]}
                </Link>
              </li>
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

function shownChart(charts: Chart[], { view, chart }: Address): Chart | undefined {
  if (!(view in ofChart)) return undefined;
  return chart === undefined ? charts[0] : charts.find(({ id }) => id === chart);
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Flow atlas`;
  }, [title]);
}
