import { useState } from 'react';
import { templateOf } from '../../paths.ts';
import { Attached } from './attached.tsx';
import type { LiveProps } from './running-chart.tsx';
import { StageView } from './stage-view.tsx';
import { type Tab, useTabs } from './tabs.ts';
import style from './live.module.css';

/** A chart beside the running site: on a stage of ours, or in a tab where it is developed. */
export function Live(props: LiveProps) {
  const tabs = useTabs();
  const [watched, setWatched] = useState<string>();
  const tab = tabs.find(({ id }) => id === watched);
  return (
    <div className={style['live']}>
      {tabs.length > 0 && <Places tabs={tabs} watched={tab?.id} onWatch={setWatched} />}
      <div className={style['place']} hidden={tab !== undefined}>
        <StageView {...props} />
      </div>
      {tab && <Attached {...props} tab={tab} />}
    </div>
  );
}

interface PlacesProps {
  tabs: Tab[];
  watched: string | undefined;
  onWatch: (tab: string | undefined) => void;
}

function Places({ tabs, watched, onWatch }: PlacesProps) {
  const places = [
    { id: undefined, name: 'On the stage' },
    ...tabs.map(({ id, page }) => ({ id, name: `In the tab with ${templateOf(page)}` })),
  ];
  return (
    <fieldset aria-label="Where the site runs" className={style['places']}>
      {places.map(({ id, name }) => (
        <button
          key={id ?? ''}
          type="button"
          aria-pressed={id === watched}
          onClick={() => onWatch(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
