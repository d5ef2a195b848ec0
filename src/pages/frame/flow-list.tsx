import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ListFlow, Listing } from '../../flows/list.ts';
import { Button } from '../../ui/button.tsx';
import { memberPages } from '../../words/member-pages.ts';
import { LoadMore } from './load-more.tsx';
import style from './flow-list.module.css';

interface FlowListProps<Name extends Listing> {
  flow: ListFlow<Name>;
  /** Stands where nothing is listed; its place is kept until that is known. */
  empty?: ReactNode;
  /** What is listed, as far as it has come. */
  children: ReactNode;
}

/** The frame of a list that comes in parts. */
export function FlowList<Name extends Listing>({ flow, empty, children }: FlowListProps<Name>) {
  const snapshot = useSelector(flow, current => current);
  const { items, message } = snapshot.context;
  const hasFailed = snapshot.matches('failure');
  const hasNone = !hasFailed && items.length === 0;
  return (
    <>
      {hasFailed && (
        <>
          <p role="alert">{message}</p>
          <Button onClick={() => flow.send({ type: 'try again pressed' })}>
            {memberPages.tryAgain}
          </Button>
        </>
      )}
      {children}
      {hasNone && empty && (snapshot.matches('loading') ? <WaitingList /> : empty)}
      <LoadMore flow={flow} />
    </>
  );
}

/** In the place of a list of which nothing has come yet. */
export function WaitingList() {
  return <div className={style['waiting']} />;
}
