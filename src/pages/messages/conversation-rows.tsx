import type { ConversationRow } from '../../api/schemas.ts';
import { memberPaths } from '../../paths.ts';
import { titleClass } from '../../ui/letters.ts';
import { messages as words } from '../../words/messages/messages.ts';
import { nameOf } from '../../words/requests/requests.ts';
import { PageLink } from '../frame/page-link.tsx';
import { When } from '../frame/when.tsx';
import { House } from '../members/house.tsx';
import { MemberName } from '../members/member-name.tsx';
import { lineOf } from './entry-words.ts';
import style from './conversation-rows.module.css';

/** With whom the member has written. */
export function ConversationRows({ items }: { items: readonly ConversationRow[] }) {
  return (
    <ul className={style['conversations']}>
      {items.map(conversation => (
        <Row key={conversation.id} conversation={conversation} />
      ))}
    </ul>
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
