import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ListFlow, Listing } from '../../flows/list.ts';
import { Button } from '../../ui/button.tsx';
import { discover as words } from '../../words/books/discover.ts';
import { Late } from './late.tsx';

/** Stands under a list: asks for more where there is more, and says where it takes long, and where it was the last. */
export function LoadMore<Name extends Listing>({ flow }: { flow: ListFlow<Name> }) {
  const snapshot = useSelector(flow, current => current);
  const [wasPressed, setPressed] = useState(false);
  const { next, message } = snapshot.context;
  const { children } = snapshot;
  const late = (
    <Late call={children['ask for the first part'] ?? children['ask for the next part']} />
  );
  if (!next && !wasPressed) return late;
  const press = () => {
    setPressed(true);
    flow.send({ type: 'more pressed' });
  };
  return (
    <>
      {late}
      {snapshot.matches({ shown: 'failed' }) && <p role="alert">{message}</p>}
      {/* It has the focus where the button goes away. */}
      <div tabIndex={-1}>
        {next ? (
          <Button isSecondary disabled={snapshot.matches('loadingMore')} onClick={press}>
            {words.more}
          </Button>
        ) : (
          <p>{words.end}</p>
        )}
      </div>
    </>
  );
}
