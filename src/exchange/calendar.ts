import { ICalCalendar } from 'ical-generator';

interface Appointment {
  id: string;
  /** One more with each change. */
  version: number;
  at: string;
  where: string;
  summary: string;
  url: string;
}

/** Half an hour, since the two may have something to say to each other. */
const lengthMs = 30 * 60_000;

/** The text of a file that calendars read (RFC 5545). */
export function calendarWith({ id, version, at, where, summary, url }: Appointment): string {
  const start = new Date(at);
  const end = new Date(start.getTime() + lengthMs);
  const calendar = new ICalCalendar({ prodId: '//Neighbourhood Book Exchange//Meeting//EN' });
  calendar.createEvent({ id, sequence: version, start, end, location: where, summary, url });
  return calendar.toString();
}
