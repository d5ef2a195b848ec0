import { Component, type ReactNode } from 'react';
import { PageHeader, SiteLinks } from '../pages/page-header.tsx';
import { Button } from '../ui/button.tsx';
import { reload } from './reload.ts';

/** Shown where a part of the site could not be fetched: offline, or gone after a new release. */
export function MissingPart() {
  return (
    <>
      <PageHeader>
        <SiteLinks />
      </PageHeader>
      <main id="main">
        <h1 tabIndex={-1} ref={heading => heading?.focus()}>
          This page could not be loaded
        </h1>
        <p role="alert">
          Check your connection. After an update of the site, loading it again helps.
        </p>
        <Button onClick={() => void reload()}>Load again</Button>
      </main>
    </>
  );
}

export class MissingPartBoundary extends Component<
  { children: ReactNode },
  { isMissing: boolean }
> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override render() {
    return this.state.isMissing ? <MissingPart /> : this.props.children;
  }
}
