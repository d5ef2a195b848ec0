import type { LeaveFlow } from '../../flows/account/leave.ts';
import { memberPaths } from '../../paths.ts';
import { leave as words } from '../../words/account/leave.ts';
import { MemberPage } from '../frame/member-page.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { PasswordAgain } from './password-again.tsx';
import style from './leave.module.css';

export default pageOf('leave', Leave);

function Leave({ flow }: { flow: LeaveFlow }) {
  return (
    <MemberPage title={words.title} isOfAccount>
      <p>
        <span>{`${words.lead} `}</span>
        <PageLink href={memberPaths.dataExport}>{words.dataFirst}</PageLink>
        <span>.</span>
      </p>
      <h2>{words.endsTitle}</h2>
      <ul className={style['list']}>
        {Object.values(words.ends).map(one => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <h2>{words.staysTitle}</h2>
      <ul className={style['list']}>
        {Object.values(words.stays).map(one => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <PasswordAgain flow={flow} submit={words.submit} />
    </MemberPage>
  );
}
