import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { Session } from '../../flows/account/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { signIn as words } from '../../words/account/sign-in.ts';
import { memberPages } from '../../words/member-pages.ts';
import { WriteToUs } from '../account/write-to-us.tsx';
import { useSite } from './site-context.ts';

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
        <Suspense>{signIn && <SignInAgain flow={signIn} />}</Suspense>
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

/** The session may end on a page without any other form. */
const SignInAgain = lazy(async () => ({
  default: (await import('../account/sign-in-again.tsx')).SignInAgain,
}));
