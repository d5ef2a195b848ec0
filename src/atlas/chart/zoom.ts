import type { Box, Point } from './layout.ts';

export interface Size {
  width: number;
  height: number;
}

/** In pixels: the least text that is written in a drawing, and the least that one reads with ease. */
const text = { written: 12, readable: 11 };

const step = 1.25;
const [smallest, largest] = [0.1, 4];

/** How large a drawing is shown at first: whole, or at least as wide as the view, while one can read it. */
export function opening(drawing: Size, view: Size): number {
  const readable = text.readable / text.written;
  const whole = fitting(drawing, view);
  return Math.max(readable, whole >= readable ? whole : Math.min(1, view.width / drawing.width));
}

/** How large it is where all of it can be seen; never enlarged. */
export function fitting(drawing: Size, view: Size): number {
  return Math.min(1, view.width / drawing.width, view.height / drawing.height);
}

export function larger(zoom: number): number {
  return within(zoom * step);
}

export function smaller(zoom: number): number {
  return within(zoom / step);
}

export function within(zoom: number): number {
  return Math.min(largest, Math.max(smallest, zoom));
}

/** Kept free around what is revealed. */
const margin = 16;

/** Where a box of a drawing lies, and what is kept free around it. */
export function zoomed({ x, y, width, height }: Box, zoom: number): Box {
  return {
    x: (x - margin) * zoom,
    y: (y - margin) * zoom,
    width: (width + 2 * margin) * zoom,
    height: (height + 2 * margin) * zoom,
  };
}

/** Where to scroll so that a box can be seen, as little as possible. */
export function revealing(box: Box, view: Box): Point {
  return {
    x: nearest(box.x, box.width, view.x, view.width),
    y: nearest(box.y, box.height, view.y, view.height),
  };
}

function nearest(start: number, length: number, from: number, room: number): number {
  // Of what has no room the beginning is seen, on at least half of it.
  if (length > room) return Math.min(start, Math.max(from, start - room / 2));
  return Math.min(start, Math.max(from, start + length - room));
}
