import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Chart } from '../model/chart.ts';
import { Drawing } from './drawing.tsx';
import type { Marks } from './item.tsx';
import type { Layout } from './layout.ts';
import style from './sheet.module.css';

interface SheetProps {
  chart: Chart;
  layout: Layout;
  marks: Marks;
  shown: string | undefined;
}

/** Below this zoom the text of a drawing is hard to read. */
const readable = 0.75;

/** A drawing that scrolls as every page does. It opens as a whole, unless it would be unreadable. */
export function Sheet({ chart, layout, marks, shown }: SheetProps) {
  const view = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState<number>();
  const fit = (smallest: number) => {
    if (!view.current) return;
    const { clientWidth, clientHeight } = view.current;
    const whole = Math.min(clientWidth / layout.width, clientHeight / layout.height);
    setZoom(Math.max(smallest, Math.min(1.2, whole)));
  };
  const open = useEffectEvent(() => fit(readable));
  useLayoutEffect(() => open(), []);
  const zoomBy = (factor: number) => setZoom((zoom ?? 1) * factor);
  return (
    <div className={style['sheet']}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys shall scroll it */}
      <section ref={view} className={style['view']} tabIndex={0} aria-label="Drawing">
        {zoom !== undefined && <Drawing {...{ chart, layout, marks, zoom, shown }} />}
      </section>
      <fieldset className={style['zoom']} aria-label="Zoom">
        <button type="button" aria-label="Zoom out" onClick={() => zoomBy(0.8)}>
          −
        </button>
        <button type="button" aria-label="Zoom in" onClick={() => zoomBy(1.25)}>
          +
        </button>
        <button type="button" onClick={() => fit(0)}>
          Fit
        </button>
      </fieldset>
    </div>
  );
}
