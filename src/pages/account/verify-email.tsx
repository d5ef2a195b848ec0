import { settings } from '../../settings.ts';
import { verifyEmail as words } from '../../words/account/verify-email.ts';
import { AccountLinks } from '../frame/account-links.tsx';
import { PageFooter } from '../frame/page-footer.tsx';
import { PageHeader } from '../frame/page-header.tsx';
import { Street } from '../frame/street.tsx';
import style from './token-page.module.css';

/** Has no screen of its own: the modal shows what happens, and without scripts a frame says why not. */
export default function VerifyEmailPage() {
  return (
    <>
      <noscript>
        <PageHeader>
          <AccountLinks />
        </PageHeader>
      </noscript>
      <main id="main" className={style['blank']}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <noscript>
          <p>
            <span>{`${words.needsScripts} `}</span>
            <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>
          </p>
        </noscript>
        <Street />
      </main>
      <noscript>
        <PageFooter />
      </noscript>
    </>
  );
}
