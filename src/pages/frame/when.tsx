interface WhenProps {
  /** As answers have it. */
  at: string;
  kind?: keyof typeof kinds;
}

/** A time in the zone of the visitor. */
export function When({ at, kind = 'full' }: WhenProps) {
  return <time dateTime={at}>{kinds[kind].format(new Date(at))}</time>;
}

const kinds = {
  full: new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }),
  short: new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }),
  day: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' }),
  time: new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }),
};
