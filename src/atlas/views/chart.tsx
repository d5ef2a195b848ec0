import { useAddress } from '../address.ts';
import { ChartDrawing } from '../chart/drawing.tsx';
import { useData } from '../data-context.ts';
import type { Chart } from '../model/chart.ts';
import { unprovenIn } from '../proven.ts';
import { useTheme } from '../theme.ts';
import { Split } from './split.tsx';
import style from './chart.module.css';

/** The chart as it is drawn, with what the tests have not proven, and with its pages. */
export function ChartView({ chart }: { chart: Chart }) {
  const { layouts, picturedLayouts, coverage, ways } = useData();
  const [{ selected, pictured }, go] = useAddress();
  const pictures = usePictures(chart);
  const layout = (pictured ? picturedLayouts : layouts)[chart.id];
  return (
    <Split>
      <div className={style['chart']}>
        <label className={style['choice']}>
          <input
            type="checkbox"
            checked={pictured}
            disabled={pictures.size === 0}
            onChange={event => go({ pictured: event.currentTarget.checked })}
          />{' '}
          Show the page of each state
        </label>
        {layout && (
          <ChartDrawing
            key={String(pictured)}
            chart={chart}
            layout={layout}
            marks={{ uncovered: unprovenIn(coverage), way: ways[selected ?? '']?.steps }}
            selected={selected}
            onSelect={id => go({ selected: id })}
            onDeselect={() => go({ selected: undefined })}
            pictures={pictured ? pictures : undefined}
          />
        )}
      </div>
    </Split>
  );
}

/** By the id of the state, in the theme of the atlas. */
function usePictures(chart: Chart): ReadonlyMap<string, string> {
  const { pictures } = useData();
  const theme = useTheme();
  const ids = new Set(chart.states.map(({ id }) => id));
  return new Map(
    pictures
      .filter(one => ids.has(one.state) && one.window === 'phone' && one.theme === theme)
      .map(({ state, file }) => [state, file]),
  );
}
