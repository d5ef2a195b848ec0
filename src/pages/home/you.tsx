import { useSelector } from '@xstate/react';
import type { YouFlow } from '../../flows/home/you.ts';
import { currentFlow } from '../../flows/site.ts';
import { Button } from '../../ui/button.tsx';
import { you as words } from '../../words/you.ts';
import { Area } from '../area.tsx';
import { useSite } from '../site-context.ts';
import { MemberLinks } from './member-links.tsx';

export default function YouPage() {
  const flow = useSelector(useSite(), currentFlow);
  return flow?.page === 'you' && <You flow={flow.ref} />;
}

function You({ flow }: { flow: YouFlow }) {
  const snapshot = useSelector(flow, snapshot => snapshot);
  const { name, message } = snapshot.context;
  const isBusy = snapshot.matches('signingOut') || snapshot.matches('signedOut');
  return (
    <Area title={words.title} building="door" links={<MemberLinks />}>
      {(snapshot.matches('loading') || snapshot.matches('guest')) && <p>{words.loading}</p>}
      {snapshot.matches('failure') && (
        <>
          <p role="alert">{message}</p>
          <Button onClick={() => flow.send({ type: 'try again pressed' })}>{words.tryAgain}</Button>
        </>
      )}
      {(snapshot.matches('shown') || isBusy) && (
        <>
          <output>{words.signedInAs(name)}</output>
          {snapshot.matches({ shown: 'failed' }) && (
            <p role="alert">{words.notSignedOut(message)}</p>
          )}
          <Button disabled={isBusy} onClick={() => flow.send({ type: 'sign out pressed' })}>
            {words.signOut}
          </Button>
        </>
      )}
    </Area>
  );
}
