import { useSelector } from '@xstate/react';
import type { ListFlow } from '../../flows/list.ts';
import { paths } from '../../paths.ts';
import { messages as words } from '../../words/messages/messages.ts';
import { Empty } from '../frame/empty.tsx';
import { FlowList } from '../frame/flow-list.tsx';
import { MemberPage } from '../frame/member-page.tsx';
import { PageButton } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { ConversationRows } from './conversation-rows.tsx';
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
        {items.length > 0 && <ConversationRows items={items} />}
      </FlowList>
    </MemberPage>
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
