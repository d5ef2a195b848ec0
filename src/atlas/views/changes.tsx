import { type ChangeEvent, useState } from 'react';
import { useAddress } from '../address.ts';
import { ChartDrawing } from '../chart/drawing.tsx';
import type { Layout } from '../chart/layout.ts';
import { useData } from '../data-context.ts';
import type { Version } from '../data.ts';
import { Link } from '../link.tsx';
import { type Change, changesOf, type Marks, marksOf, sentenceOf } from '../model/changes.ts';
import type { Chart } from '../model/chart.ts';
import { descriptionIn, gapIn } from '../model/description.ts';
import { plural } from '../words.ts';
import style from './changes.module.css';
import page from './page.module.css';

/** Two versions of the charts: what was added, removed and changed, as a list and as drawn. */
export function ChangesView() {
  const { charts, before: old, compareWith } = useData();
  const [fault, setFault] = useState('');
  const changes = old ? changesOf(old.charts, charts, old.leftOut) : [];
  const open = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? [];
    if (!file) return;
    try {
      const description = descriptionIn(await file.text(), file.name);
      compareWith({ name: file.name, ...description, layouts: {} });
      setFault('');
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className={page['page']}>
      <h1>Changes</h1>
      <p className={page['lead']}>
        The charts of today, compared with{' '}
        {old ? <b>{old.name}</b> : 'nothing yet: open an older src/atlas/charts.json'}.{' '}
        {old && Object.keys(old.layouts).length === 0 && withoutLayout}{' '}
        {old && gapIn(old, old.name)}
      </p>
      <label className={style['file']}>
        Compare with a description{' '}
        <input type="file" accept=".json" onChange={event => void open(event)} />
      </label>
      <p role="alert" className={style['fault']}>
        {fault}
      </p>
      {old && <p>{changes.length === 0 ? 'Nothing has changed.' : summaryOf(changes)}</p>}
      {charts
        .concat(old?.charts.filter(({ id }) => charts.every(one => one.id !== id)) ?? [])
        .map(chart => (
          <ChartChanges
            key={chart.id}
            id={chart.id}
            changes={changes.filter(change => change.chart === chart.id)}
            old={old}
          />
        ))}
    </div>
  );
}

const withoutLayout =
  'A file has no drawing of its own, so what was removed is only listed; npm run atlas -- --since draws both.';

function summaryOf(changes: Change[]): string {
  const [behaviour, unknown] = (['behaviour', 'unknown'] as const).map(
    effect => changes.filter(change => change.effect === effect).length,
  );
  const ofUnknown = unknown ? `, ${unknown} of code whose effect is not known` : '';
  return `${plural(changes.length, 'change')}, ${behaviour} of behaviour${ofUnknown}.`;
}

const remarks: Partial<Record<Change['effect'], string>> = {
  unknown: 'the effect is not known',
  wording: 'only wording',
};

interface ChartChangesProps {
  id: string;
  changes: Change[];
  old: Version | undefined;
}

function ChartChanges({ id, changes, old }: ChartChangesProps) {
  const { charts, layouts } = useData();
  if (changes.length === 0) return null;
  return (
    <section className={style['changes']}>
      <h2>{id}</h2>
      <ul>
        {changes.map(change => (
          <li key={`${change.kind} ${change.id}`} data-kind={change.kind}>
            <b>{change.kind}</b> {sentenceOf(change)}{' '}
            {remarks[change.effect] && <small>{remarks[change.effect]}</small>}{' '}
            {change.kind !== 'removed' && (
              <Link to={{ view: 'chart', chart: id, selected: change.id }}>show</Link>
            )}
          </li>
        ))}
      </ul>
      <div className={style['versions']}>
        <VersionDrawing
          name="Before"
          id={id}
          charts={old?.charts}
          layouts={old?.layouts}
          marks={marksOf(changes, 'before')}
        />
        <VersionDrawing
          name="Now"
          id={id}
          charts={charts}
          layouts={layouts}
          marks={marksOf(changes, 'after')}
        />
      </div>
    </section>
  );
}

interface VersionDrawingProps {
  name: string;
  id: string;
  charts: Chart[] | undefined;
  layouts: Record<string, Layout> | undefined;
  marks: Marks;
}

/** A description from a file has no layout: the atlas draws only what was laid out when it was built. */
function VersionDrawing({ name, id, charts, layouts, marks }: VersionDrawingProps) {
  const [, go] = useAddress();
  const chart = charts?.find(one => one.id === id);
  const layout = layouts?.[id];
  if (!chart || !layout) return null;
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <ChartDrawing
        chart={chart}
        layout={layout}
        marks={{ changed: marks }}
        selected={undefined}
        onSelect={selected => go({ view: 'chart', chart: id, selected })}
      />
    </figure>
  );
}
