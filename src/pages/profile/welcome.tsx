import { useSelector } from '@xstate/react';
import { currentFlow } from '../../flows/site.ts';
import { paths } from '../../paths.ts';
import { welcome as words } from '../../words/profile/welcome.ts';
import { MemberPage } from '../frame/member-page.tsx';
import { PageButton } from '../frame/page-link.tsx';
import { useSite } from '../frame/site-context.ts';
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
