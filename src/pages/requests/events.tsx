import type { Request, RequestEvent } from '../../api/schemas.ts';
import { happened, placeRemoved, request as words } from '../../words/requests/request.ts';
import { When } from '../frame/when.tsx';
import { whoIs } from './words.ts';
import style from './events.module.css';

interface EventsProps {
  request: Request;
  events: readonly RequestEvent[];
}

/** What has happened, in one line of time. */
export function Events({ request, events }: EventsProps) {
  return (
    <section className={style['events']} aria-labelledby="events">
      <h2 id="events">{words.events}</h2>
      <ol>
        {events.map(({ type, by, at, text, meeting }) => (
          <li key={`${at} ${type}`}>
            <p>
              {by && (
                <strong>
                  <bdi translate={by === request.role ? 'yes' : 'no'}>{whoIs(by, request)}</bdi>
                </strong>
              )}
              <span>{by ? ` ${happened(type, by)}` : happened(type)}</span>
            </p>
            {meeting && (
              <p className={style['meeting']}>
                <When at={meeting.at} />
                <span>{', '}</span>
                <bdi translate="no">{meeting.where || placeRemoved}</bdi>
              </p>
            )}
            {text && (
              <blockquote dir="auto" className={style['said']}>
                {text}
              </blockquote>
            )}
            <p className={style['when']}>
              <When at={at} kind="moment" />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
