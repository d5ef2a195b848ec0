import { LiveRegion } from '../../ui/live-region.tsx';
import { ChartDrawing } from '../chart/drawing.tsx';
import type { Layout } from '../chart/layout.ts';
import type { Chart } from '../model/chart.ts';
import { announcementOf, ChartsNow } from './charts-now.tsx';
import { activeIn, type Recording } from './recording.ts';
import style from './running-chart.module.css';

export interface LiveProps {
  charts: Chart[];
  /** By the id of the chart. */
  layouts: Record<string, Layout>;
  /** The chart that is drawn. */
  chartId: string;
  selected: string | undefined;
  onSelect: (id: string | undefined) => void;
}

interface RunningChartProps extends LiveProps {
  recording: Recording;
  /** The transitions that can be taken now, where that is known. */
  available?: ReadonlySet<string>;
}

/** One chart as it runs, and the places of all. */
export function RunningChart(props: RunningChartProps) {
  const { charts, layouts, chartId, recording, available = new Set(), selected, onSelect } = props;
  const chart = charts.find(({ id }) => id === chartId);
  const layout = layouts[chartId];
  const { visited } = recording;
  return (
    <div className={style['running']}>
      <ChartsNow charts={charts} shown={chartId} recording={recording} />
      {chart && layout && (
        <ChartDrawing
          chart={chart}
          layout={layout}
          marks={{ active: activeIn(recording), visited, available }}
          selected={selected}
          onSelect={onSelect}
          onDeselect={() => onSelect(undefined)}
        />
      )}
      <LiveRegion urgency="polite">{announcementOf(recording, chartId)}</LiveRegion>
    </div>
  );
}
