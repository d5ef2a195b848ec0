import { useSelector } from '@xstate/react';
import type { ListFlow, Listing } from '../../flows/list.ts';
import { Button } from '../../ui/button.tsx';
import { discover as words } from '../../words/books/discover.ts';

/** Stands under a list of which there is more. */
export function LoadMore<Name extends Listing>({ flow }: { flow: ListFlow<Name> }) {
  const snapshot = useSelector(flow, current => current);
  const { next, message } = snapshot.context;
  if (!next) return null;
  return (
    <>
      {snapshot.matches({ shown: 'failed' }) && <p role="alert">{message}</p>}
      <Button
        isSecondary
        disabled={snapshot.matches('loadingMore')}
        onClick={() => flow.send({ type: 'more pressed' })}
      >
        {words.more}
      </Button>
    </>
  );
}
