import { useSelector } from '@xstate/react';
import { currentFlow } from '../../flows/site.ts';
import { memberPaths } from '../../paths.ts';
import { discover as words } from '../../words/books.ts';
import { PageButton } from '../page-link.tsx';
import { useSite } from '../site-context.ts';
import { Discover } from './discover.tsx';
import { MemberPage, useMember } from './member-page.tsx';

/** What members see at `/home`. */
export default function StartPage() {
  const flow = useSelector(useSite(), currentFlow);
  const member = useMember();
  return (
    flow?.page === 'home' && (
      <MemberPage title={words.title} isWide>
        {member && !member.place && (
          <>
            <p>{words.noPlace}</p>
            <PageButton href={memberPaths.welcome}>{words.choosePlace}</PageButton>
          </>
        )}
        <Discover flow={flow.ref} hasBands={Boolean(member?.place)} />
      </MemberPage>
    )
  );
}
