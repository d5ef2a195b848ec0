import { paths } from '../../paths.ts';
import { site } from '../../words/site.ts';
import { PageLink } from './page-link.tsx';
import style from './account-links.module.css';

/** The way to sign in, or to one's own pages: the style shows the one that is of use. */
export function AccountLinks() {
  return (
    <>
      <PageLink href={paths.signIn} className={style['guest']}>
        {site.signIn}
      </PageLink>
      <PageLink href={paths.home} className={style['member']}>
        {site.account}
      </PageLink>
    </>
  );
}
