import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ListFlow } from '../../flows/list.ts';
import type { ConversationFlow } from '../../flows/messages/conversation.ts';
import type { ThreadFlow } from '../../flows/messages/thread.ts';
import type { WriteFlow } from '../../flows/messages/write.ts';
import { memberPaths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { member } from '../../words/members/member.ts';
import { messages as words } from '../../words/messages/messages.ts';
import { nameOf } from '../../words/requests/requests.ts';
import { Empty } from '../frame/empty.tsx';
import { LoadMore } from '../frame/load-more.tsx';
import { LoadedPage } from '../frame/loaded-page.tsx';
import { MemberPage } from '../frame/member-page.tsx';
import { PageButton, PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { House } from '../members/house.tsx';
import { ModeratorMark } from '../members/member-name.tsx';
import { ConversationRows } from './conversation-rows.tsx';
import { Entries } from './entries.tsx';
import { Unsent } from './unsent.tsx';
import { WriteForm } from './write-form.tsx';
import skipLink from '../../ui/skip-link.module.css';
import style from './conversation.module.css';

export default pageOf('conversation', ConversationOf);

function ConversationOf({ flow }: { flow: ConversationFlow }) {
  const { thread, write, others } = useSelector(flow, ({ children }) => children);
  const snapshot = useSelector(thread, current => current);
  const conversation = snapshot?.context.conversation;
  const loading = conversation ? undefined : snapshot?.children.loading;
  const failures = useSelector(loading, current => current?.context.failures ?? 0);
  useSendingOnline(flow);
  useOthersBeside(flow);
  return (
    <LoadedPage
      loading={loading}
      shape={undefined}
      gone={
        <MemberPage title={words.gone}>
          <Empty text={member.missingText}>
            <PageButton href={memberPaths.conversations}>{words.title}</PageButton>
          </Empty>
        </MemberPage>
      }
      title={conversation ? nameOf(conversation) : words.title}
      isName={conversation !== undefined}
      isWide
    >
      <div className={style['columns']}>
        {others ? <Others list={others} /> : <div className={style['others']} />}
        <div className={style['talk']}>
          {conversation?.other && (
            <PageLink href={memberPaths.member(conversation.other.id)} className={style['other']}>
              <House {...conversation.other.house} width={32} height={32} />
              <span>{words.profile}</span>
              {conversation.other.isModerator && <ModeratorMark />}
            </PageLink>
          )}
          {failures === 0 && thread && write && <Thread flow={thread} write={write} />}
        </div>
      </div>
    </LoadedPage>
  );
}

interface ThreadProps {
  flow: ThreadFlow;
  write: WriteFlow;
}

/** What is there, the newest in view, and the field for what is to come. */
function Thread({ flow, write }: ThreadProps) {
  const snapshot = useSelector(flow, current => current);
  const { conversation, entries, next } = snapshot.context;
  const loading = snapshot.children.earlier;
  const earlier = useSelector(loading, current => current);
  const thread = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <div className={style['conversation']}>
      {conversation?.isOpen && (
        <a className={skipLink['skip']} href={`#${fieldId}`}>
          {words.skip}
        </a>
      )}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- keys shall scroll it */}
      <div
        ref={thread}
        role="log"
        aria-label={words.thread}
        tabIndex={0}
        className={style['thread']}
      >
        {/* oxlint-enable */}
        <div>
          {next !== undefined && (
            <Button
              isSecondary
              disabled={earlier?.matches('loading')}
              onClick={() => flow.send({ type: 'earlier pressed' })}
            >
              {words.earlier}
            </Button>
          )}
          {earlier && earlier.context.failures > 0 && <p role="alert">{earlier.context.message}</p>}
          {conversation && entries.length === 0 && <p>{words.nothing}</p>}
          {conversation && (
            <Entries entries={entries} id={conversation.id} other={conversation.other} />
          )}
          <Unsent flow={write} onTakenBack={() => area.current?.focus()} />
        </div>
      </div>
      {conversation?.isOpen === false ? (
        <p>{words.closed}</p>
      ) : (
        <WriteForm
          flow={write}
          id={fieldId}
          area={area}
          placeholder={conversation?.other ? words.to(conversation.other.name) : words.text}
          onSend={() => thread.current?.scrollTo(0, 0)}
        />
      )}
    </div>
  );
}

const fieldId = 'write';

/** The other conversations, where there is room for them beside this one. */
function Others({ list }: { list: ListFlow<'conversations'> }) {
  const items = useSelector(list, snapshot => snapshot.context.items);
  return (
    <nav aria-label={words.title} className={style['others']}>
      <ConversationRows items={items} />
      <LoadMore flow={list} />
    </nav>
  );
}

function useOthersBeside(flow: ConversationFlow): void {
  useEffect(() => {
    const room = matchMedia('(min-width: 64rem)');
    const look = () => {
      if (room.matches) flow.send({ type: 'others wanted' });
    };
    look();
    room.addEventListener('change', look);
    return () => room.removeEventListener('change', look);
  }, [flow]);
}

/** What waits is sent as soon as there is a connection again. */
function useSendingOnline(flow: ConversationFlow): void {
  useEffect(() => {
    const goOn = () => flow.send({ type: 'page refreshed' });
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [flow]);
}
