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
        empty={
          <Empty text={words.empty}>
            <PageButton href={paths.home}>{words.toBooks}</PageButton>
          </Empty>
        }
      >
        {items.length > 0 && (
          <>
            <PageLink href={memberPaths.preferences}>{words.preferences}</PageLink>
            <ul className={style['notices']}>
              {items.map(notice => (
                <Row key={notice.id} notice={notice} />
              ))}
            </ul>
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
          <When at={at} kind="moment" />
        </p>
      </div>
    </li>
  );
}

function hrefOf(requestId: string | undefined, conversationId: string | null) {
  if (conversationId) return memberPaths.conversation(conversationId);
  return requestId && memberPaths.request(requestId);
}
