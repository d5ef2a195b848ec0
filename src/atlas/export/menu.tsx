import { useId, useState } from 'react';
import { useData } from '../data-context.ts';
import type { Chart } from '../model/chart.ts';
import type { Description } from '../model/description.ts';
import { csvOf } from './csv.ts';
import { mermaidOf } from './mermaid.ts';
import { pngBlob } from './png.ts';
import { scxmlOf } from './scxml.ts';
import { svgText } from './svg.ts';
import { xstateOf } from './xstate.ts';
import style from './menu.module.css';

/** `charts` are all of them. */
type Render = (chart: Chart, charts: Chart[]) => BlobPart | Promise<BlobPart>;

const formats: { name: string; ending: string; type: string; render: Render }[] = [
  {
    name: 'SVG, as drawn',
    ending: 'svg',
    type: 'image/svg+xml',
    render: chart => svgText(drawingOf(chart)),
  },
  {
    name: 'PNG, as drawn',
    ending: 'png',
    type: 'image/png',
    render: chart => pngBlob(drawingOf(chart)),
  },
  { name: 'Mermaid', ending: 'mmd', type: 'text/plain', render: mermaidOf },
  { name: 'SCXML', ending: 'scxml', type: 'application/scxml+xml', render: scxmlOf },
  { name: 'XState JSON', ending: 'xstate.json', type: 'application/json', render: xstateOf },
  { name: 'CSV of the table', ending: 'csv', type: 'text/csv', render: csvOf },
  {
    name: 'Description (JSON)',
    ending: 'json',
    type: 'application/json',
    render: (chart, charts) => `${JSON.stringify(describing(chart, charts), undefined, 2)}\n`,
  },
];

/** Saves the chart in the format that is chosen. */
export function ExportMenu({ chart }: { chart: Chart }) {
  const { charts } = useData();
  const id = useId();
  const [fault, setFault] = useState('');
  const save = async ({ ending, type, render }: (typeof formats)[number]) => {
    try {
      download(`${chart.id}.${ending}`, new Blob([await render(chart, charts)], { type }));
      setFault('');
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className={style['export']}>
      <button type="button" popoverTarget={id} className={style['opener']}>
        Export
      </button>
      <div id={id} popover="auto" className={style['menu']}>
        <ul>
          {formats.map(format => (
            <li key={format.ending}>
              <button type="button" onClick={() => void save(format)}>
                {format.name}
              </button>
            </li>
          ))}
        </ul>
        <output>{fault}</output>
      </div>
    </div>
  );
}

function describing(chart: Chart, charts: Chart[]): Description {
  const leftOut = charts.map(({ id }) => id).filter(id => id !== chart.id);
  return { leftOut, charts: [chart] };
}

function drawingOf({ id }: Chart): SVGSVGElement {
  const drawings = document.querySelectorAll<SVGSVGElement>(`svg[data-chart="${CSS.escape(id)}"]`);
  const drawing = [...drawings].find(one => one.checkVisibility());
  if (!drawing) throw new Error('Open the view Chart first: it has the drawing.');
  return drawing;
}

function download(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
