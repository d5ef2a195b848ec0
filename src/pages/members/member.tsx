import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Neighbour } from '../../api/schemas.ts';
import type { MemberFlow } from '../../flows/members/member.ts';
import { memberPaths, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { More } from '../../ui/more.tsx';
import { copy as copyWords } from '../../words/books/copy.ts';
import { near } from '../../words/books/distance.ts';
import { languages } from '../../words/languages.ts';
import { member as words } from '../../words/members/member.ts';
import { Empty } from '../frame/empty.tsx';
import { Late } from '../frame/late.tsx';
import { LoadedPage } from '../frame/loaded-page.tsx';
import { MemberPage, useMember } from '../frame/member-page.tsx';
import { PageButton, PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { House } from './house.tsx';
import { ModeratorMark } from './member-name.tsx';
import { MemberShelf } from './member-shelf.tsx';
import stage from '../frame/stage.module.css';
import style from './member.module.css';

export default pageOf('member', NeighbourOf);

/** While the shelf is searched, which loads all anew, what is known of the member stays. */
function NeighbourOf({ flow }: { flow: MemberFlow }) {
  const snapshot = useSelector(flow, current => current);
  const self = useMember();
  const { children, context } = snapshot;
  const { loading, shelf } = children;
  const isShown = snapshot.matches('shown');
  const [member, setMember] = useState(context.member);
  if (context.member && member !== context.member) setMember(context.member);
  return (
    <LoadedPage
      loading={loading}
      shape={member ? undefined : 'thing'}
      gone={
        <MemberPage title={words.missing}>
          <Empty text={words.missingText}>
            <PageButton href={paths.home}>{copyWords.goOn}</PageButton>
          </Empty>
        </MemberPage>
      }
      title={member?.name ?? words.title}
      isName={member !== undefined}
      isBusy={!isShown}
      isWide
    >
      {snapshot.matches({ shown: 'failed' }) && <p role="alert">{context.message}</p>}
      {member && (
        <>
          <div className={stage['thing']}>
            <div className={stage['stage']}>
              <House {...member.house} width={160} height={160} />
            </div>
            <div className={stage['words']}>
              {member.isModerator && (
                <p>
                  <ModeratorMark />
                </p>
              )}
              <Facts member={member} isOther={member.id !== self?.id} />
              {member.about && (
                <p dir="auto" className={style['about']}>
                  {member.about}
                </p>
              )}
              {member.id !== self?.id && <Acts flow={flow} member={member} />}
            </div>
          </div>
          {shelf && !member.isBlocked && <MemberShelf list={shelf} id={member.id} />}
        </>
      )}
    </LoadedPage>
  );
}

/** To write; behind a menu, what keeps the other away. */
function Acts({ flow, member: { id, name, isBlocked } }: { flow: MemberFlow; member: Neighbour }) {
  const snapshot = useSelector(flow, current => current);
  const { children } = snapshot;
  const isDisabled = !snapshot.matches('shown');
  return (
    <>
      {isBlocked && <p>{words.blocked(name)}</p>}
      <div className={style['acts']}>
        {isBlocked ? (
          <Button
            isSecondary
            disabled={isDisabled}
            onClick={() => flow.send({ type: 'unblock pressed' })}
          >
            {words.unblock}
          </Button>
        ) : (
          <PageButton href={memberPaths.conversation(id)}>{words.write(name)}</PageButton>
        )}
        <More>
          {!isBlocked && (
            <button
              type="button"
              disabled={isDisabled}
              onClick={() => flow.send({ type: 'block pressed' })}
            >
              {words.block}
            </button>
          )}
          <PageLink href={memberPaths.report(id)}>{words.report}</PageLink>
        </More>
      </div>
      <Confirmation
        isOpen={snapshot.matches({ shown: 'confirming' })}
        {...words.sure}
        title={words.sure.title(name)}
        onConfirm={() => flow.send({ type: 'block confirmed' })}
        onClose={() => flow.send({ type: 'block given up' })}
      />
      <Late call={children['block the member'] ?? children['unblock the member']} />
    </>
  );
}

interface FactsProps {
  member: Neighbour;
  isOther: boolean;
}

/** How far away, and what the member reads; then since when, and how often books have changed hands. */
function Facts({ member, isOther }: FactsProps) {
  const { since, band, exchanges, thumbsUp } = member;
  const read = Object.entries(languages).filter(([code]) => member.languages.includes(code));
  return (
    <p className={style['facts']}>
      <span>
        {joined(
          isOther && band !== null && near[band],
          read.length > 0 && words.reads(read.map(([, name]) => name).join(', ')),
        )}
      </span>
      <span>
        {joined(
          words.since(monthOf(since)),
          exchanges > 0 && words.exchanges(exchanges),
          thumbsUp > 0 && words.thumbsUp(thumbsUp),
        )}
      </span>
    </p>
  );
}

/** In one line, those that there are. */
function joined(...facts: (string | false)[]): string {
  return facts.filter(Boolean).join('\u00A0· ');
}

/** As the contract has it, in words. */
function monthOf(since: string): string {
  return new Date(`${since}-01`).toLocaleDateString('en-GB', month);
}

const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
