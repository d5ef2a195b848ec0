import { useSelector } from '@xstate/react';
import type { Notice } from '../../api/schemas.ts';
import type { ListFlow } from '../../flows/list.ts';
import type { NoticesFlow } from '../../flows/notices/notices.ts';
import { memberPaths, paths } from '../../paths.ts';
import { noticeSentences, notices as words } from '../../words/notices/notices.ts';
import { nameOf } from '../../words/requests/requests.ts';
import { Empty } from '../frame/empty.tsx';
import { FlowList } from '../frame/flow-list.tsx';
import { MemberPage } from '../frame/member-page.tsx';
import { PageButton, PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { When } from '../frame/when.tsx';
import { House } from '../members/house.tsx';
import style from './notices.module.css';

export default pageOf('notices', Notices);

function Notices({ flow }: { flow: NoticesFlow }) {
  const list = useSelector(flow, snapshot => snapshot.children.list);
  return list && <List list={list} />;
}

function List({ list }: { list: ListFlow<'notices'> }) {
  const { items } = useSelector(list, snapshot => snapshot.context);
  const isLoading = useSelector(list, snapshot => snapshot.matches('loading'));
  return (
    <MemberPage title={words.title} isBusy={isLoading}>
      <FlowList
        flow={list}
        shape="rows"
        empty={
          <Empty text={words.empty}>
            <PageButton href={paths.home}>{words.toBooks}</PageButton>
          </Empty>
        }
      >
        {items.length > 0 && (
          <>
            <PageLink href={memberPaths.preferences}>{words.preferences}</PageLink>
            {daysOf(items).map(([first, ...rest]) => (
              <section key={first.id} className={style['day']}>
                <h2>
                  <When at={first.at} kind="day" />
                </h2>
                <ul className={style['notices']}>
                  {[first, ...rest].map(notice => (
                    <Row key={notice.id} notice={notice} />
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </FlowList>
    </MemberPage>
  );
}

/** All of it leads where its sentence does. */
function Row({ notice }: { notice: Notice }) {
  const { type, other, request, isOwner, conversationId, at, isSeen } = notice;
  const title = request?.title ?? '';
  const sentence = noticeSentences[type]({ title, other: nameOf(notice), isOwner });
  const href = hrefOf(request?.id, conversationId);
  return (
    <li className={style[isSeen ? 'seen' : 'fresh']}>
      {other ? <House {...other.house} width={40} height={40} /> : <span />}
      <div>
        {href ? <PageLink href={href}>{sentence}</PageLink> : <p>{sentence}</p>}
        <p className={style['when']}>
          {!isSeen && (
            <>
              <strong>{words.fresh}</strong>
              <span> </span>
            </>
          )}
          <When at={at} kind="time" />
        </p>
      </div>
    </li>
  );
}

type Day = [Notice, ...Notice[]];

/** What comes after each other on one day of the visitor, the newest first. */
function daysOf(notices: readonly Notice[]): Day[] {
  const days: Day[] = [];
  for (const notice of notices) {
    const day = days.at(-1);
    if (day && dateOf(day[0]) === dateOf(notice)) day.push(notice);
    else days.push([notice]);
  }
  return days;
}

function dateOf({ at }: Notice): string {
  return new Date(at).toDateString();
}

function hrefOf(requestId: string | undefined, conversationId: string | null) {
  if (conversationId) return memberPaths.conversation(conversationId);
  return requestId && memberPaths.request(requestId);
}
