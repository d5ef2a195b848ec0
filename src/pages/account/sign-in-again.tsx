import { useEffect, useRef } from 'react';
import type { SignInFlow } from '../../flows/account/sign-in.ts';
import { signIn as words } from '../../words/account/sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';
import style from './sign-in-again.module.css';

/** The form to sign in where a session has ended over a page. */
export function SignInAgain({ flow }: { flow: SignInFlow }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fields = place.current?.querySelectorAll('input') ?? [];
    [...fields].find(({ value }) => value === '')?.focus();
  }, []);
  return (
    <div ref={place} className={style['again']}>
      <p>{words.ended}</p>
      <SignInForm flow={flow} />
    </div>
  );
}
