import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Loadable, LoadingFlow } from '../../flows/loading.ts';
import { Failure } from './failure.tsx';
import { Late } from './late.tsx';
import { MemberPage, type MemberPageProps } from './member-page.tsx';
import type { WaitingShape } from './waiting-shape.ts';
import { Waiting } from './waiting.tsx';

interface LoadingProps<Name extends Loadable> {
  /** Undefined as soon as what is shown is there. */
  loading: LoadingFlow<Name> | undefined;
  /** What is awaited; undefined where something is shown already. */
  shape: WaitingShape | undefined;
}

interface LoadedPageProps<Name extends Loadable> extends MemberPageProps, LoadingProps<Name> {
  /** Stands in the place of the page where there is no such thing. */
  gone?: ReactNode;
  lead?: string;
}

/** The frame of a page that loads what it shows. */
export function LoadedPage<Name extends Loadable>({
  loading,
  shape,
  gone,
  lead,
  isBusy = false,
  children,
  ...frame
}: LoadedPageProps<Name>) {
  const snapshot = useSelector(loading, current => current);
  if (snapshot?.matches('gone')) return gone;
  const isLoading = snapshot?.matches('loading') ?? false;
  const isAwaited = shape !== undefined && isLoading && snapshot?.context.failures === 0;
  return (
    <MemberPage {...frame} isBusy={snapshot ? isLoading : isBusy} isAwaited={isAwaited}>
      {lead && <p>{lead}</p>}
      <Loading loading={loading} shape={shape} />
      {children}
    </MemberPage>
  );
}

/** In the place of what is loaded until that is there. */
export function Loading<Name extends Loadable>({ loading, shape }: LoadingProps<Name>) {
  const snapshot = useSelector(loading, current => current);
  // Why it has failed stays while it is asked for again.
  const hasFailed = snapshot && snapshot.context.failures > 0;
  const isLoading = snapshot?.matches('loading') ?? false;
  const isAwaited = shape !== undefined && isLoading && !hasFailed;
  return (
    <>
      <Late call={snapshot?.children['ask the server']} />
      {isAwaited && <Waiting shape={shape} />}
      {hasFailed && (
        <Failure
          message={snapshot.context.message}
          isTrying={isLoading}
          onTryAgain={() => loading?.send({ type: 'try again pressed' })}
        />
      )}
    </>
  );
}
