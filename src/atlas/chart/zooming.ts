import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Box, Point } from './layout.ts';
import { fitting, opening, revealing, type Size, within, zoomed } from './zoom.ts';

export interface Parts {
  /** What scrolls. */
  view: RefObject<HTMLElement | null>;
  /** What lies in it, as large as the zoom says. */
  sheet: RefObject<HTMLElement | null>;
}

/** The zoom of a drawing, which follows the size of its view until the user zooms. */
export function useZooming({ view, sheet }: Parts, { width, height }: Size, start: Box) {
  const [zoom, setZoom] = useState<number>();
  const [resizes, setResizes] = useState(0);
  const rule = useRef<typeof fitting | undefined>(opening);
  /** A point of the drawing, and where in the view it shall be. */
  const held = useRef<{ point: Point; at: Point }>(undefined);

  const change = (next: number, at: Point) => {
    if (!view.current || !sheet.current || zoom === undefined) return;
    const { scrollLeft, scrollTop } = view.current;
    const { offsetLeft, offsetTop } = sheet.current;
    const x = (scrollLeft + at.x - offsetLeft) / zoom;
    const y = (scrollTop + at.y - offsetTop) / zoom;
    held.current = { point: { x, y }, at };
    setZoom(within(next));
  };

  const zoomTo = (next: number, at = middleOf(view.current)) => {
    rule.current = undefined;
    change(next, at);
  };

  const follow = (fit: typeof fitting) => {
    if (!view.current) return;
    const { clientWidth, clientHeight } = view.current;
    if (clientWidth === 0 || clientHeight === 0) return;
    rule.current = fit;
    const room = { width: clientWidth, height: clientHeight };
    const next = fit({ width, height }, room);
    if (zoom !== undefined) return change(next, middleOf(view.current));
    const { x } = revealing(zoomed(start, next), { x: 0, y: 0, ...room });
    held.current = { point: { x: x / next, y: 0 }, at: { x: 0, y: 0 } };
    setZoom(next);
  };

  useLayoutEffect(() => {
    if (!view.current || !sheet.current || !held.current || zoom === undefined) return;
    const { point, at } = held.current;
    const { offsetLeft, offsetTop } = sheet.current;
    view.current.scrollTo(offsetLeft + point.x * zoom - at.x, offsetTop + point.y * zoom - at.y);
    held.current = undefined;
  }, [view, sheet, zoom]);

  const answerSize = useEffectEvent(() => {
    if (rule.current) follow(rule.current);
    setResizes(count => count + 1);
  });
  useLayoutEffect(() => {
    if (!view.current) return undefined;
    answerSize();
    const observer = new ResizeObserver(answerSize);
    observer.observe(view.current);
    return () => observer.disconnect();
  }, [view]);

  return { zoom, resizes, zoomTo, fit: () => follow(fitting) };
}

function middleOf(view: HTMLElement | null): Point {
  return { x: (view?.clientWidth ?? 0) / 2, y: (view?.clientHeight ?? 0) / 2 };
}
