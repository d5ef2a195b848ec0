import { Log } from './log.tsx';
import { type LiveProps, RunningChart } from './running-chart.tsx';
import type { Tab } from './tabs.ts';
import style from './attached.module.css';

interface AttachedProps extends LiveProps {
  tab: Tab;
}

/** The site in another tab, watched from here. */
export function Attached({ tab, ...props }: AttachedProps) {
  const { recording } = tab;
  return (
    <div className={style['attached']}>
      <RunningChart {...props} recording={recording} />
      <Log charts={props.charts} entries={recording.entries} />
    </div>
  );
}
