import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useGestures } from './gestures.ts';
import type { Box } from './layout.ts';
import { larger, revealing, type Size, smaller, zoomed } from './zoom.ts';
import { type Parts, useZooming } from './zooming.ts';
import style from './viewport.module.css';

interface ViewportProps {
  drawing: Size;
  /** What shall be seen at first, where not everything fits. */
  start: Box;
  /** What shall be seen: whichever of both has changed last. */
  revealed: Box | undefined;
  followed: Box | undefined;
  legend: ReactNode;
  /** What is drawn, as large as `--zoom` says. */
  children: ReactNode;
}

/**
 * A view of a drawing, which one drags, scrolls and zooms. It scrolls as every page does, so that
 * wheels, fingers, keys and screen readers find what they know; zooming changes one size.
 */
export function Viewport(props: ViewportProps) {
  const { drawing, start, revealed, followed, legend, children } = props;
  const view = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { zoom = 1, resizes, zoomTo, fit } = useZooming({ view, sheet }, drawing, start);
  useGestures(view, (factor, at) => zoomTo(zoom * factor, at));
  useRevealing({ view, sheet }, { zoom, resizes, box: followed });
  useRevealing({ view, sheet }, { zoom, resizes, box: revealed });

  const keys: Record<string, () => void> = {
    '+': () => zoomTo(larger(zoom)),
    '=': () => zoomTo(larger(zoom)),
    '-': () => zoomTo(smaller(zoom)),
    '0': fit,
  };
  const zoomByKey = (event: KeyboardEvent) => {
    const key = keys[event.key];
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    key();
  };

  const { width, height } = drawing;
  return (
    <div
      className={style['viewport']}
      style={{ aspectRatio: `${width} / ${height}` }}
      role="presentation"
      onKeyDown={zoomByKey}
    >
      <div ref={view} className={style['view']}>
        <div
          ref={sheet}
          className={style['sheet']}
          style={{ '--width': `${width}px`, '--height': `${height}px`, '--zoom': zoom }}
        >
          {children}
        </div>
      </div>
      <div className={style['foot']}>
        {legend}
        <fieldset aria-label="Zoom" className={style['zoom']}>
          <button type="button" aria-label="Zoom out" onClick={() => zoomTo(smaller(zoom))}>
            −
          </button>
          <output>{Math.round(zoom * 100)} %</output>
          <button type="button" aria-label="Zoom in" onClick={() => zoomTo(larger(zoom))}>
            +
          </button>
          <button type="button" onClick={fit}>
            Fit
          </button>
        </fieldset>
      </div>
    </div>
  );
}

interface Goal {
  zoom: number;
  resizes: number;
  box: Box | undefined;
}

/** Scrolls when the selection or the size of the view changes, never because of a zoom. */
function useRevealing({ view, sheet }: Parts, { zoom, resizes, box }: Goal) {
  const reveal = useEffectEvent((box: Box) => {
    if (!view.current || !sheet.current) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = view.current;
    const { offsetLeft, offsetTop } = sheet.current;
    const place = zoomed(box, zoom);
    const goal = { ...place, x: offsetLeft + place.x, y: offsetTop + place.y };
    const seen = { x: scrollLeft, y: scrollTop, width: clientWidth, height: clientHeight };
    const { x, y } = revealing(goal, seen);
    view.current.scrollTo(x, y);
  });
  const { x, y, width, height } = box ?? { width: 0, height: 0 };
  useEffect(() => {
    if (resizes > 0 && x !== undefined && y !== undefined) reveal({ x, y, width, height });
  }, [resizes, x, y, width, height]);
}
