import { memberPaths } from '../../paths.ts';
import { home } from '../../words/areas.ts';
import { welcome } from '../../words/you.ts';
import { MailLink } from '../mail-link.tsx';
import { PageButton } from '../page-link.tsx';
import { MemberPage, useMember } from './member-page.tsx';

/** What members see at `/home`. */
export default function StartPage() {
  const { title, state, text, contents, todo } = home;
  const member = useMember();
  return (
    <MemberPage title={title}>
      {member && !member.place && (
        <>
          <p>{welcome.lead}</p>
          <PageButton href={memberPaths.welcome}>{welcome.begin}</PageButton>
        </>
      )}
      <p>
        <strong>{state}</strong>
        {` ${text}`}
      </p>
      <ul>
        {contents.map(one => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <MailLink {...todo} />
    </MemberPage>
  );
}
