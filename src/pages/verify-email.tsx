import { Street } from './street.tsx';
import style from './token-page.module.css';

export default function VerifyEmailPage() {
  return (
    <main className={style['blank']}>
      <h1 tabIndex={-1}>E-mail verification</h1>
      <noscript>
        <p>Verifying an address needs JavaScript. Please switch it on, then open the link again.</p>
      </noscript>
      <Street />
    </main>
  );
}
