import { Link } from '../link.tsx';
import type { Chart } from '../model/chart.ts';
import { placeOf } from './place.ts';
import type { Recording } from './recording.ts';
import style from './charts-now.module.css';

interface ChartsNowProps {
  charts: Chart[];
  shown: string;
  recording: Recording;
}

/** Where every chart is now, each leading to its drawing. */
export function ChartsNow({ charts, shown, recording }: ChartsNowProps) {
  return (
    <ul className={style['charts']} aria-label="Charts now">
      {charts.map(({ id }) => (
        <li key={id}>
          <Link
            to={{ chart: id, selected: undefined }}
            aria-current={id === shown ? 'true' : undefined}
          >
            <b>{id}</b> <span>{placeOf(recording.states[id] ?? []) || 'not started'}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** For reading aloud, when it changes. */
export function announcementOf(recording: Recording, chart: string): string {
  const states = recording.states[chart];
  return states ? `${chart} is in ${placeOf(states)}` : '';
}
