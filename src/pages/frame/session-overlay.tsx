import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Session } from '../../flows/account/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { signIn as words } from '../../words/account/sign-in.ts';
import { memberPages } from '../../words/member-pages.ts';
import { SignInForm } from '../account/sign-in-form.tsx';
import { WriteToUs } from '../account/write-to-us.tsx';
import { useSite } from './site-context.ts';
import style from './session-overlay.module.css';

/** Over every page of the members: what is to be done where the session is unknown, or has ended. */
export function SessionOverlay() {
  const session = useSelector(useSite(), snapshot => snapshot.context.session);
  return session && <Overlay session={session} />;
}

function Overlay({ session }: { session: Session }) {
  const snapshot = useSelector(session, current => current);
  const { message } = snapshot.context;
  const tryAgain = () => session.send({ type: 'try again pressed' });
  const signIn = snapshot.children['sign in'];
  return (
    <>
      <Dialog
        open={snapshot.matches('failure')}
        tone="failure"
        title={memberPages.title}
        text={message}
        onClose={tryAgain}
        action={<Button onClick={tryAgain}>{memberPages.tryAgain}</Button>}
      >
        <p>{message}</p>
      </Dialog>
      <Dialog
        open={snapshot.matches('ended')}
        tone="neutral"
        title={words.again}
        text={words.ended}
        onClose={() => session.send({ type: 'sign-in given up' })}
      >
        {signIn && <SignInAgain flow={signIn} />}
      </Dialog>
      <Dialog
        open={snapshot.matches('suspended')}
        tone="failure"
        title={words.suspended}
        text={message}
        onClose={() => session.send({ type: 'sign-in given up' })}
      >
        <p>{message}</p>
        <WriteToUs />
      </Dialog>
    </>
  );
}

function SignInAgain({ flow }: { flow: Parameters<typeof SignInForm>[0]['flow'] }) {
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
