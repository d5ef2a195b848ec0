import { askAgain } from '../../words/requests/ask.ts';

/** In the place of what leads to asking for a copy that the member has asked for not long ago. */
export function AskAgain({ from }: { from: string }) {
  return <p>{askAgain(dayOf(new Date(from)))}</p>;
}

/** With its time where that is still to come on this day. */
function dayOf(time: Date): string {
  const isToday = time.toDateString() === new Date().toDateString();
  return time.toLocaleString('en-GB', isToday ? { ...day, ...clock } : day);
}

const day = { day: 'numeric', month: 'long' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;
