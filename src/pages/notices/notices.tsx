import { useSelector } from '@xstate/react';
import type { Notice } from '../../api/schemas.ts';
import type { ListFlow } from '../../flows/list.ts';
import type { NoticesFlow } from '../../flows/notices/notices.ts';
import { memberPaths, paths } from '../../paths.ts';
import { dayOf } from '../../words/dates.ts';
import { noticeSentence, notices as words } from '../../words/notices/notices.ts';
import { nameOf, requests as requestWords } from '../../words/requests/requests.ts';
import { Cover } from '../books/cover.tsx';
import { bookState } from '../books/known-book.ts';
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
  const fresh = useSelector(flow, snapshot => snapshot.context.fresh);
  return list && <List list={list} fresh={fresh} />;
}

interface ListProps {
  list: ListFlow<'notices'>;
  /** The ids of those that are new. */
  fresh: readonly string[];
}

function List({ list, fresh }: ListProps) {
  const { items } = useSelector(list, snapshot => snapshot.context);
  const isLoading = useSelector(list, snapshot => snapshot.matches('loading'));
  const isNewest = ({ id, request }: Notice) =>
    items.find(one => one.request?.id === request?.id)?.id === id;
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
            <PageLink href={memberPaths.preferences} className={style['preferences']}>
              {words.preferences}
            </PageLink>
            {daysOf(items).map(([first, ...rest]) => (
              <section key={first.id} className={style['day']}>
                <h2>
                  <When at={first.at} kind="day" />
                </h2>
                <ul className={style['notices']}>
                  {[first, ...rest].map(notice => (
                    <Row
                      key={notice.id}
                      notice={notice}
                      isNew={fresh.includes(notice.id)}
                      isNewest={isNewest(notice)}
                    />
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

interface RowProps {
  notice: Notice;
  isNew: boolean;
  /** Whether nothing has happened to its request since. */
  isNewest: boolean;
}

/** All of it leads where its sentence does. */
function Row({ notice, isNew, isNewest }: RowProps) {
  const { type, request, wish, isOwner, at } = notice;
  const { title = '' } = request ?? wish ?? {};
  const sentence = noticeSentence(type, { title, other: nameOf(notice), isOwner });
  const href = hrefOf(notice);
  const state = wish?.copyId ? bookState(wish) : undefined;
  return (
    <li className={style[isNew ? 'fresh' : 'seen']}>
      <Picture notice={notice} />
      <div>
        {href ? (
          <PageLink href={href} state={state}>
            {sentence}
          </PageLink>
        ) : (
          <p>{sentence}</p>
        )}
        {isNewest && request?.isYourTurn && (
          <p className={style['turn']}>{requestWords.turns.yours}</p>
        )}
        <p className={style['when']}>
          {isNew && (
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

/** Of the book, or else of the neighbour. */
function Picture({ notice: { request, wish, other } }: Pick<RowProps, 'notice'>) {
  const { title, authors } = request ?? wish ?? {};
  if (title !== undefined && authors !== undefined) {
    return (
      <div className={style['cover']}>
        <Cover title={title} authors={authors} />
      </div>
    );
  }
  return other ? <House {...other.house} width={40} height={40} /> : <span />;
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

function dateOf({ at }: Notice): number {
  return dayOf(new Date(at));
}

function hrefOf({ request, wish, conversationId }: Notice): string | undefined {
  if (conversationId) return memberPaths.conversation(conversationId);
  if (wish) return wish.copyId ? memberPaths.copy(wish.copyId) : memberPaths.wishes;
  return request ? memberPaths.request(request.id) : undefined;
}
