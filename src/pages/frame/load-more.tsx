import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ListFlow, Listing } from '../../flows/list.ts';
import { Button } from '../../ui/button.tsx';
import { discover as words } from '../../words/books/discover.ts';
import { busy } from '../../words/elements.ts';
import { Late } from './late.tsx';

/** Stands under a list: asks for more where there is more, says where that takes long, and where it was the last part. */
export function LoadMore<Name extends Listing>({ flow }: { flow: ListFlow<Name> }) {
  const snapshot = useSelector(flow, current => current);
  const [pressed, setPressed] = useState<ListFlow<Name>>();
  const { next, message } = snapshot.context;
  const { children } = snapshot;
  const isLoading = snapshot.matches('loadingMore');
  const late = (
    <Late call={children['ask for the first part'] ?? children['ask for the next part']} />
  );
  // Another search is another list, which stands in the same place.
  if (!next && pressed !== flow) return late;
  const press = () => {
    setPressed(flow);
    flow.send({ type: 'more pressed' });
  };
  return (
    <>
      {late}
      {snapshot.matches({ shown: 'failed' }) && <p role="alert">{message}</p>}
      {/* It has the focus where the button goes away. */}
      <div tabIndex={-1}>
        {next ? (
          <Button isSecondary aria-disabled={isLoading || undefined} onClick={press}>
            {isLoading ? busy : words.more}
          </Button>
        ) : (
          <p>{words.end}</p>
        )}
      </div>
    </>
  );
}
