import { type ReactNode, useState } from 'react';
import type { Request } from '../../api/schemas.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { onLeaf } from '../../words/dates.ts';
import { placeRemoved, request as words } from '../../words/requests/request.ts';
import { nameOf } from '../../words/requests/requests.ts';
import { When } from '../frame/when.tsx';
import style from './meeting.module.css';

/** When and where the two meet, until one says that they have met. */
export function Meeting({ request }: { request: Request }) {
  return (
    request.state === 'agreed' &&
    request.meeting && (
      <Card title={words.meeting} {...request.meeting}>
        <ToCalendar request={request} meeting={request.meeting} />
      </Card>
    )
  );
}

interface ProposalProps {
  request: Request;
  /** What can be done about it. */
  children: ReactNode;
}

/** When and where one of them wants to meet. */
export function Proposal({ request, children }: ProposalProps) {
  const { proposal, role } = request;
  if (!proposal) return undefined;
  const { own, other } = words.proposed;
  return (
    <Card
      title={proposal.by === role ? own : other(nameOf(request))}
      at={proposal.at}
      where={proposal.where}
      isOpen
    >
      {children}
    </Card>
  );
}

interface CardProps {
  title: string;
  at: string;
  where: string;
  /** Whether it does not hold yet. */
  isOpen?: boolean;
  children: ReactNode;
}

function Card({ title, at, where, isOpen = false, children }: CardProps) {
  return (
    <section className={style[isOpen ? 'open' : 'card']}>
      <CalendarLeaf at={at} />
      <div className={style['words']}>
        <h2>{title}</h2>
        <p className={style['when']}>
          <When at={at} />
        </p>
        <p dir="auto" className={style['where']}>
          {where || placeRemoved}
        </p>
        {children}
      </div>
    </section>
  );
}

/** The leaf of a calendar. The day stands in words next to it. */
function CalendarLeaf({ at }: { at: string }) {
  const { day, month } = onLeaf(new Date(at));
  return (
    <div className={style['leaf']} aria-hidden="true">
      <span>{month}</span>
      <strong>{day}</strong>
    </div>
  );
}

interface ToCalendarProps {
  request: Request;
  meeting: NonNullable<Request['meeting']>;
}

function ToCalendar({ request, meeting }: ToCalendarProps) {
  const [hasFailed, setFailed] = useState(false);
  const { id, version, copy } = request;
  const save = async () => {
    try {
      const { calendarWith } = await import('../../exchange/calendar.ts');
      const summary = words.meetingWith(copy.title, nameOf(request));
      const text = calendarWith({ id, version, ...meeting, summary, url: location.href });
      saveFile({ name: words.calendarFile, type: 'text/calendar', text });
      setFailed(false);
    } catch {
      // It could not be fetched.
      setFailed(true);
    }
  };
  return (
    <>
      <Button isSecondary onClick={() => void save()}>
        {words.toCalendar}
      </Button>
      {hasFailed && <p role="alert">{words.noFile}</p>}
    </>
  );
}
