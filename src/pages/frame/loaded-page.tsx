import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Loadable, LoadingFlow } from '../../flows/loading.ts';
import { Button } from '../../ui/button.tsx';
import { memberPages } from '../../words/member-pages.ts';
import { Late } from './late.tsx';
import { MemberPage, type MemberPageProps } from './member-page.tsx';

interface LoadedPageProps<Name extends Loadable> extends MemberPageProps {
  /** Undefined as soon as what is shown is there. */
  loading: LoadingFlow<Name> | undefined;
  /** Stands in the place of the page where there is no such thing. */
  gone?: ReactNode;
  lead?: string;
}

/** The frame of a page that loads what it shows. */
export function LoadedPage<Name extends Loadable>({
  loading,
  gone,
  lead,
  isBusy = false,
  children,
  ...frame
}: LoadedPageProps<Name>) {
  const snapshot = useSelector(loading, current => current);
  if (snapshot?.matches('gone')) return gone;
  return (
    <MemberPage {...frame} isBusy={snapshot ? snapshot.matches('loading') : isBusy}>
      {lead && <p>{lead}</p>}
      <Late call={snapshot?.children['ask the server']} />
      {snapshot?.matches('failure') && (
        <>
          <p role="alert">{snapshot.context.message}</p>
          <Button onClick={() => loading?.send({ type: 'try again pressed' })}>
            {memberPages.tryAgain}
          </Button>
        </>
      )}
      {children}
    </MemberPage>
  );
}
