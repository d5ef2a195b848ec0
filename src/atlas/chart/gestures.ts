import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Point } from './layout.ts';

type Zoom = (factor: number, at: Point) => void;

/** From here on a press is a drag, and no longer a click. */
const slack = 4;

/** Drags a view with the mouse, and zooms it with two fingers or with the wheel and Ctrl. */
export function useGestures(view: RefObject<HTMLElement | null>, zoomBy: Zoom): void {
  const zoom = useEffectEvent(zoomBy);
  useEffect(() => {
    const { current } = view;
    if (!current) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    listenToWheel(current, zoom, signal);
    listenToFingers(current, zoom, signal);
    listenToMouse(current, signal);
    return () => listening.abort();
  }, [view]);
}

function listenToWheel(view: HTMLElement, zoom: Zoom, signal: AbortSignal): void {
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * (event.deltaMode === 0 ? 0.004 : 0.1)), placeIn(view, event));
  };
  view.addEventListener('wheel', turn, { passive: false, signal });
}

function listenToFingers(view: HTMLElement, zoom: Zoom, signal: AbortSignal): void {
  let spread = 0;
  const pinch = (event: TouchEvent) => {
    const [one, other] = event.touches;
    const before = spread;
    spread =
      one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
    if (!one || !other || spread === 0) return;
    event.preventDefault();
    if (before === 0) return;
    const middle = {
      clientX: (one.clientX + other.clientX) / 2,
      clientY: (one.clientY + other.clientY) / 2,
    };
    zoom(spread / before, placeIn(view, middle));
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
    view.addEventListener(type, pinch, { passive: false, signal });
  }
}

function listenToMouse(view: HTMLElement, signal: AbortSignal): void {
  let last: Point | undefined;
  let isDrag = false;
  view.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX, clientY }) => {
      isDrag = false;
      if (pointerType !== 'touch' && button === 0) last = { x: clientX, y: clientY };
    },
    { signal },
  );
  view.addEventListener(
    'pointermove',
    ({ pointerId, buttons, clientX, clientY }) => {
      // It may have been let go elsewhere.
      if (buttons % 2 === 0) last = undefined;
      if (!last) return;
      const by = { x: last.x - clientX, y: last.y - clientY };
      if (!isDrag && Math.hypot(by.x, by.y) < slack) return;
      if (!isDrag) view.setPointerCapture(pointerId);
      isDrag = true;
      last = { x: clientX, y: clientY };
      view.scrollBy(by.x, by.y);
    },
    { signal },
  );
  const release = () => {
    last = undefined;
    // The click of this press comes before the timer, every later one after it.
    setTimeout(() => (isDrag = false));
  };
  for (const type of ['pointerup', 'pointercancel'] as const) {
    view.addEventListener(type, release, { signal });
  }
  view.addEventListener(
    'click',
    event => {
      if (isDrag) event.stopPropagation();
    },
    { capture: true, signal },
  );
}

function placeIn(view: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top } = view.getBoundingClientRect();
  return { x: clientX - left - view.clientLeft, y: clientY - top - view.clientTop };
}
