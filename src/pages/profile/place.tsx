import { useSelector } from '@xstate/react';
import { currentFlow } from '../../flows/site.ts';
import { place as words } from '../../words/profile/place.ts';
import { MemberPage } from '../frame/member-page.tsx';
import { useSite } from '../frame/site-context.ts';
import { ProfileForm } from './profile-form.tsx';

export default function PlacePage() {
  const flow = useSelector(useSite(), currentFlow);
  return (
    flow?.page === 'place' && (
      <MemberPage title={words.title} isOfAccount>
        <ProfileForm flow={flow.ref} parts={['place']} />
      </MemberPage>
    )
  );
}
