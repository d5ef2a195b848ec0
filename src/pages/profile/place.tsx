import type { ProfileFlow } from '../../flows/profile/profile.ts';
import { place as words } from '../../words/profile/place.ts';
import { MemberPage } from '../frame/member-page.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { ProfileForm } from './profile-form.tsx';

export default pageOf('place', Place);

function Place({ flow }: { flow: ProfileFlow }) {
  return (
    <MemberPage title={words.title} isOfAccount>
      <ProfileForm flow={flow} parts={['place']} />
    </MemberPage>
  );
}
