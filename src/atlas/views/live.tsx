import { Fragment, useState } from 'react';
import { Sheet } from '../chart/sheet.tsx';
import { useData } from '../data-context.ts';
import { Link } from '../link.tsx';
import { Log } from '../live/log.tsx';
import { SetupMenu } from '../live/setup-menu.tsx';
import { frameName, SiteFrame } from '../live/site-frame.tsx';
import { type Tab, useTabs } from '../live/tabs.ts';
import type { Chart } from '../model/chart.ts';
import { innermost, stateName } from '../words.ts';
import style from '../live/live.module.css';

interface LiveViewProps {
  chart: Chart;
  /** The name of the setup that was asked for last. */
  asked: string | undefined;
  onAsk: (setup: string) => void;
}

/** A chart next to the running site: its active states, the last transition, and all events so far. */
export function LiveView({ chart, asked, onAsk }: LiveViewProps) {
  const {
    pages: { [chart.id]: pages = [] },
    layouts,
  } = useData();
  const [tabs, hear] = useTabs();
  const [start] = useState(pages.find(isWhole) ?? '/');
  const [watched, setWatched] = useState(frameName);
  const [shown, setShown] = useState<number>();
  const tab = tabs.find(({ id }) => id === watched);
  const entry = tab?.entries.find(({ number }) => number === shown) ?? tab?.entries.at(-1);
  const states = entry?.states ?? {};
  const active = [...(states[chart.id] ?? []), ...(entry?.step?.taken ?? [])];
  const layout = layouts[chart.id];
  const watch = (id: string) => {
    setWatched(id);
    setShown(undefined);
  };
  return (
    <div className={style['live']}>
      <div className={style['running']}>
        <SetupMenu
          chart={chart.id}
          asked={asked}
          onBring={setup => {
            watch(frameName);
            onAsk(setup);
            hear({ type: 'asked for', tab: frameName, setup, at: Date.now() });
          }}
        />
        <TabChoice tabs={tabs} watched={watched} onWatch={watch} />
        <ChartsNow shown={chart.id} states={states} />
        {tabs.length > 0 && !tabs.some(one => one.isOpen && chart.id in one.states) && (
          <p className={style['elsewhere']}>
            No page that is open runs this chart. It runs on: <PageList pages={pages} />.
            {!pages.some(isWhole) && ' Choose one under Bring about.'}
          </p>
        )}
        {layout && (
          <Sheet
            key={chart.id}
            chart={chart}
            layout={layout}
            marks={{ active: new Set(active) }}
            shown={states[chart.id]?.at(-1)}
          />
        )}
        <Log entries={tab?.entries ?? []} shown={shown} onShow={setShown} />
      </div>
      <SiteFrame start={start} />
    </div>
  );
}

/** Whether an address has all its parameters. */
function isWhole(address: string): boolean {
  return !address.includes('{');
}

/** The addresses of pages, those that are whole as links that open them in the frame. */
function PageList({ pages }: { pages: string[] }) {
  return pages.map((address, index) => (
    <Fragment key={address}>
      {index > 0 && ', '}
      {isWhole(address) ? (
        <a href={address} target={frameName}>
          {address}
        </a>
      ) : (
        address
      )}
    </Fragment>
  ));
}

interface TabChoiceProps {
  tabs: Tab[];
  watched: string;
  onWatch: (id: string) => void;
}

function TabChoice({ tabs, watched, onWatch }: TabChoiceProps) {
  const others = tabs.filter(({ id, isOpen }) => id !== frameName && (isOpen || id === watched));
  if (others.length === 0) return null;
  return (
    <fieldset className={style['tabs']}>
      <legend>Watched</legend>
      {[{ id: frameName, name: 'the site in the frame' }, ...others.map(named)].map(
        ({ id, name }) => (
          <label key={id}>
            <input
              type="radio"
              name="watched"
              checked={id === watched}
              onChange={() => onWatch(id)}
            />{' '}
            {name}
          </label>
        ),
      )}
    </fieldset>
  );
}

function named({ id, page, isOpen }: Tab) {
  return { id, name: isOpen ? `the tab with ${page}` : `the closed tab with ${page}` };
}

interface ChartsNowProps {
  shown: string;
  states: Tab['states'];
}

/** The state of every chart that has started, each leading to its drawing. */
function ChartsNow({ shown, states }: ChartsNowProps) {
  return (
    <ul className={style['charts']} aria-label="Charts now">
      {Object.entries(states).map(([id, active]) => (
        <li key={id}>
          <Link to={{ chart: id }} aria-current={id === shown ? 'true' : undefined}>
            <b>{id}</b> {innermost(active).map(lastName).join(', ')}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function lastName(id: string): string {
  return stateName(id).split(' › ').at(-1) ?? '';
}
