import type { ProfileFlow } from '../../flows/profile/profile.ts';
import { memberPages as words } from '../../words/member-pages.ts';
import { MemberPage, useMember } from '../frame/member-page.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { ProfileForm } from './profile-form.tsx';

export default pageOf('you', You);

function You({ flow }: { flow: ProfileFlow }) {
  const member = useMember();
  return (
    <MemberPage title={words.title} isOfAccount>
      {member && <p>{words.signedInAs(member.email)}</p>}
      <ProfileForm flow={flow} parts={['name', 'about', 'languages', 'house']} />
    </MemberPage>
  );
}
