import { useAddress } from '../address.ts';
import { Sheet } from '../chart/sheet.tsx';
import { useData } from '../data-context.ts';
import { Detail } from '../detail/detail.tsx';
import { Overview } from '../detail/overview.tsx';
import type { Chart } from '../model/chart.ts';
import { failedIn } from '../model/coverage.ts';
import { shortestPathTo } from '../model/shortest-paths.ts';
import style from '../atlas.module.css';

/** In pixels. A wider drawing is hard to read on a common screen unless it has the screen for itself. */
const widestNextToPanel = 1200;

/** A chart with what the tests took of it, and next to it what is known of a part. */
export function ChartView({ chart }: { chart: Chart }) {
  const { coverage, layouts, changed } = useData();
  const [{ selected }] = useAddress();
  const layout = layouts[chart.id];
  const isKnown = coverage.tests.length > 0 && !changed.includes(chart.id);
  const isWide = (layout?.width ?? 0) > widestNextToPanel;
  const taken = new Set(Object.keys(coverage.taken).filter(id => coverage.taken[id]?.length));
  const way = selected === undefined ? [] : (shortestPathTo(chart, selected) ?? []);
  return (
    <div className={style['split']}>
      {layout && (
        <Sheet
          chart={chart}
          layout={layout}
          marks={{ ...(isKnown && { taken }), walked: coverage.walked, way, selected }}
          shown={selected}
        />
      )}
      <aside className={style['panel']} aria-label={selected ? 'Selected' : 'Overview'}>
        {selected === undefined ? (
          <Overview chart={chart} isOpen={!isWide || failedIn(coverage, chart.id).length > 0} />
        ) : (
          <Detail key={selected} id={selected} way={way} />
        )}
      </aside>
    </div>
  );
}
