import { useState } from 'react';
import type { Box } from '../chart/layout.ts';
import { Viewport } from '../chart/viewport.tsx';
import { useData } from '../data-context.ts';
import { Link } from '../link.tsx';
import type { MapLayout, Place, Road } from '../map/layout.ts';
import { wordsOf } from '../map/words.ts';
import type { Chart } from '../model/chart.ts';
import { totalWords } from '../totals.ts';
import style from './map.module.css';
import page from './page.module.css';

/** All charts, what they call, and what they tell each other. */
export function MapView() {
  const { groups } = useData();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const map = useMap(closed);
  const several = groups.filter(({ charts }) => charts.length > 1);
  const turn = (name: string) =>
    setClosed(closed.includes(name) ? closed.filter(one => one !== name) : [...closed, name]);
  return (
    <div className={page['page']}>
      <h1>Map</h1>
      <p className={page['lead']}>
        The charts of the site, the calls they make, and the messages between them, as charts and
        kits declare them. Where a line is dashed and a message ‘not seen’, no test of the whole
        site saw it pass. <Totals />
      </p>
      <fieldset className={style['groups']} aria-label="Groups shown as one">
        {several.map(({ name }) => (
          <button
            key={name}
            type="button"
            aria-pressed={closed.includes(name)}
            onClick={() => turn(name)}
          >
            {name} as one
          </button>
        ))}
      </fieldset>
      <div className={style['frame']}>
        <Viewport
          key={closed.toSorted().join()}
          drawing={map}
          start={boxOfPages(map)}
          revealed={undefined}
          followed={undefined}
          legend={<Legend roads={map.roads} />}
        >
          <Drawing map={map} />
        </Viewport>
      </div>
      <Messages roads={map.roads} />
    </div>
  );
}

/** What the lines mean, and how many messages there are of each kind. */
function Legend({ roads }: { roads: Road[] }) {
  const sent = roads.flatMap(({ there, back }) => [...there, ...back]);
  const seen = sent.filter(({ isSeen }) => isSeen).length;
  const kinds = [
    { isSeen: true, words: `${seen} seen to pass in a test` },
    { isSeen: false, words: `${sent.length - seen} declared, and not seen` },
  ];
  return (
    <ul className={style['legend']}>
      {kinds.map(({ isSeen, words }) => (
        <li key={words}>
          <svg viewBox="0 0 32 8" aria-hidden="true">
            <polyline points="0,4 32,4" data-seen={isSeen} />
          </svg>
          {words}
        </li>
      ))}
    </ul>
  );
}

/** Where everything begins. */
function boxOfPages({ places, width, height }: MapLayout): Box {
  return places.find(({ kind }) => kind === 'pages')?.box ?? { x: 0, y: 0, width, height };
}

function useMap(closed: readonly string[]): MapLayout {
  const { maps } = useData();
  const isShown = (names: string[]) =>
    names.length === closed.length && names.every(name => closed.includes(name));
  const map = maps.find(one => isShown(one.closed));
  if (!map) throw new Error(`No map was laid out for ${closed.join()}`);
  return map.layout;
}

function Drawing({ map }: { map: MapLayout }) {
  const { charts } = useData();
  const { width, height, places, roads } = map;
  return (
    <div className={style['map']} style={{ inlineSize: width, blockSize: height }}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <defs>
          <marker
            id="map-arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto-start-reverse"
          >
            <path d="M0 0 8 4 0 8Z" />
          </marker>
        </defs>
        {roads.map(({ from, to, there, back, points }) => (
          <polyline
            key={`${from} ${to}`}
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            markerStart={back.length > 0 ? arrow : undefined}
            markerEnd={there.length > 0 ? arrow : undefined}
            data-seen={[...there, ...back].some(({ isSeen }) => isSeen)}
          />
        ))}
      </svg>
      {places.map(place => (
        <PlaceBox key={place.id} place={place} chart={charts.find(({ id }) => id === place.id)} />
      ))}
      {roads.map(road => (
        <RoadLabel key={`${road.from} ${road.to}`} road={road} />
      ))}
    </div>
  );
}

function Totals() {
  const { coverage } = useData();
  return <strong>{totalWords(Object.values(coverage.totals))}</strong>;
}

function PlaceBox({ place, chart }: { place: Place; chart: Chart | undefined }) {
  const { coverage, groups } = useData();
  const totals = coverage.totals[place.id];
  const group = groups.find(({ name }) => name === place.id);
  const { x, y, width, height } = place.box;
  const position = {
    insetInlineStart: x,
    insetBlockStart: y,
    inlineSize: width,
    blockSize: height,
  };
  return (
    <div className={style['place']} data-kind={place.kind} style={position}>
      {chart ? (
        <Link to={{ view: 'chart', chart: chart.id, selected: undefined }}>{place.id}</Link>
      ) : (
        <b>{place.id}</b>
      )}
      <span>{chart?.description ?? group?.charts.join(', ') ?? kinds[place.kind]}</span>
      {totals && <span>{totalWords([totals])}</span>}
    </div>
  );
}

const kinds = {
  pages: 'what visitors do',
  chart: 'a chart',
  group: 'several charts',
  call: 'called by a chart',
} satisfies Record<Place['kind'], string>;

const arrow = 'url(#map-arrow)';

function RoadLabel({ road: { there, back, label } }: { road: Road }) {
  const { x, y, width } = label;
  return (
    <ul
      className={style['label']}
      aria-hidden="true"
      style={{ insetInlineStart: x, insetBlockStart: y, inlineSize: width }}
    >
      {there.map(sent => (
        <li key={sent.event} data-seen={sent.isSeen}>
          ↓ {wordsOf(sent)}
        </li>
      ))}
      {back.map(sent => (
        <li key={sent.event} data-seen={sent.isSeen}>
          ↑ {wordsOf(sent)}
        </li>
      ))}
    </ul>
  );
}

/** The equal of the drawing, in words. */
function Messages({ roads }: { roads: Road[] }) {
  const listed = roads
    .flatMap(({ from, to, there, back }) => [
      { from, to, sent: there },
      { from: to, to: from, sent: back },
    ])
    .filter(({ sent }) => sent.length > 0);
  return (
    <section className={page['scroll']}>
      <table className={page['table']}>
        <caption>Who tells whom what</caption>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">Messages</th>
          </tr>
        </thead>
        <tbody>
          {listed.map(({ from, to, sent }) => (
            <tr key={`${from} ${to}`}>
              <td>{from}</td>
              <td>{to}</td>
              <td>{sent.map(wordsOf).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
