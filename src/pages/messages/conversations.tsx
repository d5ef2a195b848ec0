import { useSelector } from '@xstate/react';
import type { ConversationRow } from '../../api/schemas.ts';
import type { ListFlow } from '../../flows/list.ts';
import { memberPaths, paths } from '../../paths.ts';
import { titleClass } from '../../ui/letters.ts';
import { messages as words } from '../../words/messages/messages.ts';
import { nameOf } from '../../words/requests/requests.ts';
import { Empty } from '../frame/empty.tsx';
import { FlowList } from '../frame/flow-list.tsx';
import { MemberPage } from '../frame/member-page.tsx';
import { PageButton, PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { When } from '../frame/when.tsx';
import { House } from '../members/house.tsx';
import { MemberName } from '../members/member-name.tsx';
import { lineOf } from './entry-words.ts';
import style from './conversations.module.css';

export default pageOf('conversations', Conversations);

function Conversations({ flow }: { flow: ListFlow<'conversations'> }) {
  const { items } = useSelector(flow, snapshot => snapshot.context);
  const isLoading = useSelector(flow, snapshot => snapshot.matches('loading'));
  return (
    <MemberPage title={words.title} isBusy={isLoading}>
      <FlowList
        flow={flow}
        shape="rows"
        empty={
          <Empty text={words.empty} drawing={<LitWindow />}>
            <p className={style['hint']}>{words.emptyHint}</p>
            <PageButton href={paths.home}>{words.toBooks}</PageButton>
          </Empty>
        }
      >
        {items.length > 0 && (
          <ul className={style['conversations']}>
            {items.map(conversation => (
              <Row key={conversation.id} conversation={conversation} />
            ))}
          </ul>
        )}
      </FlowList>
    </MemberPage>
  );
}

/** All of it leads where the name does. */
function Row({ conversation }: { conversation: ConversationRow }) {
  const { id, other, unread, last, title } = conversation;
  const left = nameOf(conversation);
  return (
    <li className={style[unread > 0 ? 'unread' : 'read']}>
      {other ? <House {...other.house} width={48} height={48} /> : <span />}
      <div className={style['words']}>
        <div>
          <PageLink href={memberPaths.conversation(id)}>
            <span className={titleClass(`${left}${title ?? ''}`)}>
              {other ? <MemberName {...other} /> : title ? words.left(left, title) : left}
            </span>
          </PageLink>
          <p dir="auto" className={style['last']}>
            {lineOf(last, other)}
          </p>
        </div>
        <p className={style['when']}>
          <When at={last.at} kind="moment" />
          {unread > 0 && <strong>{words.unread(unread)}</strong>}
        </p>
      </div>
    </li>
  );
}

/** Somebody is at home. */
function LitWindow() {
  return (
    <>
      <path d="M96 130V26h128v104z" fill="var(--brick)" />
      <path d="M84 26h152" stroke="var(--wine)" strokeWidth="10" />
      <path d="M126 48h68v58h-68z" fill="var(--lamp)" />
      <path d="M160 48v58M126 74h68" stroke="var(--wine)" strokeWidth="5" />
      <path d="M118 108h84" stroke="var(--page)" strokeWidth="7" />
    </>
  );
}
