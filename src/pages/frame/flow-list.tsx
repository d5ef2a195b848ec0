import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ListFlow, Listing } from '../../flows/list.ts';
import { Failure } from './failure.tsx';
import { LoadMore } from './load-more.tsx';
import type { WaitingShape } from './waiting-shape.ts';
import { Waiting } from './waiting.tsx';

interface FlowListProps<Name extends Listing> {
  flow: ListFlow<Name>;
  /** What is awaited; undefined where something is shown already. */
  shape: WaitingShape | undefined;
  /** Stands where nothing is listed; its place is kept until that is known. */
  empty?: ReactNode;
  /** What is listed, as far as it has come. */
  children: ReactNode;
}

/** The frame of a list that comes in parts. */
export function FlowList<Name extends Listing>(props: FlowListProps<Name>) {
  const { flow, shape, empty, children } = props;
  const snapshot = useSelector(flow, current => current);
  const { items, message, failures } = snapshot.context;
  // Why it has failed stays while it is asked for again.
  const hasFailed = failures > 0;
  const isLoading = snapshot.matches('loading');
  const hasNone = !hasFailed && items.length === 0;
  return (
    <>
      {hasFailed && (
        <Failure
          message={message}
          isTrying={isLoading}
          onTryAgain={() => flow.send({ type: 'try again pressed' })}
        />
      )}
      {children}
      {hasNone && (isLoading ? shape && <Waiting shape={shape} /> : empty)}
      <LoadMore flow={flow} />
    </>
  );
}
