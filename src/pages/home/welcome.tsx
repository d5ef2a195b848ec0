import { useSelector } from '@xstate/react';
import { currentFlow } from '../../flows/site.ts';
import { paths } from '../../paths.ts';
import { welcome as words } from '../../words/you.ts';
import { PageButton } from '../page-link.tsx';
import { useSite } from '../site-context.ts';
import { MemberPage } from './member-page.tsx';
import { ProfileForm } from './profile-form.tsx';

/** Where a member comes after the first sign-in. */
export default function WelcomePage() {
  const flow = useSelector(useSite(), currentFlow);
  return (
    flow?.page === 'welcome' && (
      <MemberPage title={words.title}>
        <p>{words.lead}</p>
        <ProfileForm
          flow={flow.ref}
          parts={['name', 'place', 'house']}
          saved={
            <>
              {words.done} <PageButton href={paths.home}>{words.goOn}</PageButton>
            </>
          }
        />
      </MemberPage>
    )
  );
}
