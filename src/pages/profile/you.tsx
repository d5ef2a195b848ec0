import { useSelector } from '@xstate/react';
import { currentFlow } from '../../flows/site.ts';
import { memberPages as words } from '../../words/member-pages.ts';
import { MemberPage, useMember } from '../frame/member-page.tsx';
import { useSite } from '../frame/site-context.ts';
import { ProfileForm } from './profile-form.tsx';

export default function YouPage() {
  const flow = useSelector(useSite(), currentFlow);
  const member = useMember();
  return (
    flow?.page === 'you' && (
      <MemberPage title={words.title} isOfAccount>
        {member && <p>{words.signedInAs(member.email)}</p>}
        <ProfileForm flow={flow.ref} parts={['name', 'about', 'languages', 'house']} />
      </MemberPage>
    )
  );
}
