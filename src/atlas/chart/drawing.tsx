import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { Chart } from '../model/chart.ts';
import { ChartItems } from './chart-items.tsx';
import { type Box, type Layout, placeOf } from './layout.ts';
import { Legend } from './legend.tsx';
import { type Marks, marksAmong } from './marks.ts';
import { Viewport } from './viewport.tsx';
import { itemsOf, nextItem } from './way-of-keys.ts';
import style from './drawing.module.css';

interface ChartDrawingProps {
  chart: Chart;
  layout: Layout;
  marks: Marks;
  /** The id of a state or of a transition. */
  selected: string | undefined;
  onSelect: (id: string) => void;
  onDeselect?: (() => void) | undefined;
  /** The address of the picture of the page, by the id of the state. */
  pictures?: ReadonlyMap<string, string> | undefined;
}

/** A chart that one looks at, walks through with the keys, and chooses from. */
export function ChartDrawing(props: ChartDrawingProps) {
  const { chart, layout, marks, selected, onSelect, onDeselect, pictures } = props;
  const help = useId();
  const drawing = useRef<SVGSVGElement>(null);
  const [focused, setFocused] = useState<string>();
  const items = itemsOf(chart);
  const current = [focused, selected].find(id => id !== undefined && items.includes(id));
  const { width, height } = layout;

  const choose = ({ target }: MouseEvent) => {
    const id = itemOf(target);
    if (id !== undefined) onSelect(id);
    else if (selected !== undefined) onDeselect?.();
  };
  const answerKey = (event: KeyboardEvent) => {
    const id = itemOf(event.target);
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextItem(chart, id, event.key);
    if (next !== undefined) focusOn(drawing.current, next);
    else if (event.key === 'Enter' || event.key === ' ') onSelect(id);
    else if (event.key === 'Escape' && selected !== undefined) onDeselect?.();
    else return;
    event.preventDefault();
  };
  const notice = ({ target }: FocusEvent) => {
    setFocused(itemOf(target));
    // Under a mouse nothing may move between press and release.
    if (target.matches(':focus-visible')) show(target);
  };

  return (
    <Viewport
      key={`${chart.id} ${width} ${height}`}
      drawing={layout}
      start={placeOfFirst(chart, layout)}
      revealed={selected === undefined ? undefined : placeOf(layout, selected)}
      followed={placeOfActive(chart, layout, marks)}
      legend={<Legend marks={marksAmong(items, marks)} />}
    >
      <svg
        ref={drawing}
        role="application"
        aria-roledescription="state chart"
        aria-label={chart.id}
        aria-describedby={help}
        className={style['drawing']}
        viewBox={`0 0 ${width} ${height}`}
        data-chart={chart.id}
      >
        <desc id={help}>
          Arrow keys follow the transitions, Page Up and Page Down go through everything, Enter
          selects, Escape deselects.
        </desc>
        <g role="presentation" onClick={choose} onKeyDown={answerKey} onFocus={notice}>
          <rect className={style['ground']} width={width} height={height} />
          <ChartItems
            chart={chart}
            layout={layout}
            marks={marks}
            selected={selected}
            current={current ?? chart.id}
            pictures={pictures}
          />
        </g>
      </svg>
    </Viewport>
  );
}

/** Of the state in which the chart starts and in which no other lies. */
function placeOfFirst({ id, states }: Chart, layout: Layout): Box {
  const firstIn = (id: string): string => {
    const { initial, children = [] } = states.find(one => one.id === id) ?? {};
    const next = initial ?? children[0];
    return next === undefined ? id : firstIn(next);
  };
  return layout.boxes[firstIn(id)] ?? { x: 0, y: 0, width: layout.width, height: layout.height };
}

function itemOf(target: EventTarget): string | undefined {
  const item = target instanceof Element && target.closest('[data-item]');
  return item ? (item.getAttribute('data-item') ?? undefined) : undefined;
}

/** As a whole, or at least its name. */
function show(item: Element): void {
  for (const part of [item.lastElementChild, item.nextElementSibling?.querySelector('text')]) {
    part?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

function focusOn(drawing: SVGSVGElement | null, id: string): void {
  const item = drawing?.querySelector<SVGGElement>(`[data-item="${CSS.escape(id)}"]`);
  item?.focus({ preventScroll: true });
}

/** Around all active states in which nothing lies. */
function placeOfActive(chart: Chart, layout: Layout, { active }: Marks): Box | undefined {
  const places = chart.states
    .filter(({ id, children }) => children.length === 0 && active?.has(id))
    .flatMap(({ id }) => layout.boxes[id] ?? []);
  if (places.length === 0) return undefined;
  const x = Math.min(...places.map(place => place.x));
  const y = Math.min(...places.map(place => place.y));
  const right = Math.max(...places.map(place => place.x + place.width));
  const bottom = Math.max(...places.map(place => place.y + place.height));
  return { x, y, width: right - x, height: bottom - y };
}
