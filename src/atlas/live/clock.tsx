import type { Command, Status } from '../stage/protocol.ts';
import style from './clock.module.css';

interface ClockProps {
  clock: Status['clock'];
  onTell: (command: Command) => void;
}

/** The clock of the charts: it runs in real time, or stands until it is advanced. */
export function Clock({ clock: { seconds, runs }, onTell }: ClockProps) {
  return (
    <fieldset className={style['clock']}>
      <legend>Clock</legend>
      <span className={style['time']}>{timeOf(seconds)}</span>
      <button
        type="button"
        aria-pressed={!runs}
        onClick={() => onTell({ type: 'run the clock', runs: !runs })}
      >
        Stand still
      </button>
      {[1, 8].map(step => (
        <button
          key={step}
          type="button"
          onClick={() => onTell({ type: 'pass', milliseconds: step * 1000 })}
        >
          +{step} s
        </button>
      ))}
    </fieldset>
  );
}

/** `1:05` */
function timeOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
