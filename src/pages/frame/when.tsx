import {
  dayNear,
  inFull,
  momentNear,
  onTimeNear,
  timeLeft,
  timeNear,
  timeOfDay,
} from '../../words/dates.ts';

interface WhenProps {
  /** As answers have it. */
  at: string;
  kind?: keyof typeof kinds;
}

/** A time in the zone of the visitor, as one says it today. The title says it in full. */
export function When({ at, kind = 'meeting' }: WhenProps) {
  const time = new Date(at);
  return (
    <time dateTime={at} title={inFull(time)}>
      {kinds[kind](time)}
    </time>
  );
}

const kinds = {
  meeting: at => timeNear(at),
  'in a sentence': at => onTimeNear(at),
  moment: at => momentNear(at),
  day: at => dayNear(at),
  time: timeOfDay,
  left: at => timeLeft(at),
} satisfies Record<string, (at: Date) => string>;
