import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Request } from '../../api/schemas.ts';
import type { RequestFlow } from '../../flows/requests/request.ts';
import { memberPaths, paths } from '../../paths.ts';
import { titleClass } from '../../ui/letters.ts';
import { member } from '../../words/members/member.ts';
import { ends, outcomes, request as words } from '../../words/requests/request.ts';
import { nameOf, requests } from '../../words/requests/requests.ts';
import { Empty } from '../frame/empty.tsx';
import { FormError } from '../frame/form-page.tsx';
import { LoadedPage } from '../frame/loaded-page.tsx';
import { MemberPage } from '../frame/member-page.tsx';
import { PageButton, PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { When } from '../frame/when.tsx';
import { WishButton } from '../wishes/wish-button.tsx';
import { Action, Actions, useIsSending } from './actions.tsx';
import { Events } from './events.tsx';
import { Meeting, Proposal } from './meeting.tsx';
import { Progress, type ProgressProps } from './progress.tsx';
import { Reviews } from './reviews.tsx';
import { RequestTerms } from './terms.tsx';
import { whereItStands } from './words.ts';
import style from './request.module.css';

export default pageOf('request', RequestOf);

function RequestOf({ flow }: { flow: RequestFlow }) {
  const snapshot = useSelector(flow, current => current);
  const { request } = snapshot.context;
  return (
    <LoadedPage
      loading={snapshot.children.loading}
      shape={request ? undefined : 'thing'}
      gone={
        <MemberPage title={words.gone}>
          <Empty text={words.goneText}>
            <PageButton href={memberPaths.requests}>{requests.title}</PageButton>
          </Empty>
        </MemberPage>
      }
      title={request?.copy.title ?? words.title}
      isName={request !== undefined}
      isCut
      isWide
      isBusy={useIsSending(flow)}
    >
      {request && <Details flow={flow} request={request} />}
    </LoadedPage>
  );
}

interface DetailsProps {
  flow: RequestFlow;
  request: Request;
}

function Details({ flow, request }: DetailsProps) {
  const { events, message } = useSelector(flow, snapshot => snapshot.context);
  const isNew = useSelector(
    flow,
    snapshot => snapshot.matches({ shown: 'done' }) || snapshot.matches({ shown: 'changed' }),
  );
  const acceptsMeeting = request.actions.includes('accept the meeting');
  return (
    <div className={style['request']}>
      <div className={style['now']}>
        <Progress request={request} isNew={isNew} />
        <div className={style['standing']}>
          <Standing request={request} isNew={isNew} />
          <RequestTerms request={request} />
          <Ending request={request} />
        </div>
        <FormError>{message}</FormError>
        <Proposal request={request}>
          {acceptsMeeting && <Action flow={flow} request={request} act="accept the meeting" />}
        </Proposal>
        <Meeting request={request} />
        <Actions flow={flow} request={request} />
        <Reviews request={request} />
      </div>
      <aside className={style['before']}>
        {request.other && (
          <PageLink href={memberPaths.conversation(request.other.id)}>
            {member.write(request.other.name)}
          </PageLink>
        )}
        <Events request={request} events={events} />
      </aside>
    </div>
  );
}

/** After an act the button that was pressed may be gone, so this is read out, and has the focus. */
function Standing({ request, isNew }: ProgressProps) {
  const text = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) text.current?.focus();
  }, [isNew]);
  const where = whereItStands(request);
  return (
    <h2 ref={text} tabIndex={-1} className={titleClass(where, style['where'])}>
      {where}
    </h2>
  );
}

/** Until when something can be done; or what the end means, and where to go on. */
function Ending({ request }: { request: Request }) {
  const { state, outcome, role, endsAt } = request;
  const end = state === 'settled' ? state : outcome;
  if (end) {
    return (
      <>
        <p>{outcomes[end][role](nameOf(request))}</p>
        {role === 'owner' ? (
          <PageButton href={memberPaths.shelf}>{words.toShelf}</PageButton>
        ) : (
          <>
            <PageButton href={paths.home}>{words.toBooks}</PageButton>
            {outcome === 'unavailable' && <WishButton {...request.copy} isSecond />}
          </>
        )}
      </>
    );
  }
  const [before, after] = ends[state] ?? [];
  return (
    endsAt !== null &&
    before && (
      <p className={style['until']}>
        <span>{`${before} `}</span>
        <When at={endsAt} kind="in a sentence" />
        <span>{after}</span>
      </p>
    )
  );
}
