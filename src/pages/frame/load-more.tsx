import { useSelector } from '@xstate/react';
import type { ListFlow, Listing } from '../../flows/list.ts';
import { Button } from '../../ui/button.tsx';
import { discover as words } from '../../words/books/discover.ts';
import { Late } from './late.tsx';

/** Stands under a list: asks for more where there is more, and says where it takes long. */
export function LoadMore<Name extends Listing>({ flow }: { flow: ListFlow<Name> }) {
  const snapshot = useSelector(flow, current => current);
  const { next, message } = snapshot.context;
  const { children } = snapshot;
  const late = (
    <Late call={children['ask for the first part'] ?? children['ask for the next part']} />
  );
  if (!next) return late;
  return (
    <>
      {late}
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
