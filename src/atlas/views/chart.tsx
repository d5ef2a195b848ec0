import { useAddress } from '../address.ts';
import { ChartDrawing } from '../chart/drawing.tsx';
import { useData } from '../data-context.ts';
import type { Chart } from '../model/chart.ts';
import { useTheme } from '../theme.ts';
import { MarkingChoice, marksFor } from './marking.tsx';
import { Split } from './split.tsx';
import style from './chart.module.css';

/** The chart as it is drawn, with what is known of it, and with its pages. */
export function ChartView({ chart }: { chart: Chart }) {
  const data = useData();
  const [{ selected, pictured, marking }, go] = useAddress();
  const pictures = usePictures(chart);
  const isPictured = pictured && pictures.size > 0;
  const layout = (isPictured ? data.picturedLayouts : data.layouts)[chart.id];
  const way = selected === undefined ? undefined : data.ways[selected]?.steps;
  return (
    <Split>
      <div className={style['chart']}>
        <div className={style['choices']}>
          <label>
            <input
              type="checkbox"
              checked={isPictured}
              disabled={pictures.size === 0}
              onChange={event => go({ pictured: event.currentTarget.checked })}
            />{' '}
            Show the page of each state
          </label>
          <MarkingChoice />
        </div>
        {layout && (
          <ChartDrawing
            key={String(isPictured)}
            chart={chart}
            layout={layout}
            marks={{ ...marksFor(marking, data), way }}
            selected={selected}
            onSelect={id => go({ selected: id })}
            onDeselect={() => go({ selected: undefined })}
            pictures={isPictured ? pictures : undefined}
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
