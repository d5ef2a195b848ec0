import { Component, type ReactNode } from 'react';
import { AccountLinks } from '../pages/frame/account-links.tsx';
import { PageHeader } from '../pages/frame/page-header.tsx';
import { Street } from '../pages/frame/street.tsx';
import { Button } from '../ui/button.tsx';
import { missingPart } from '../words/site.ts';
import { reload } from './reload.ts';
import style from './missing-part.module.css';

/** Shown where a part of the site could not be fetched: offline, or gone after a new release. */
export function MissingPart() {
  return (
    <>
      <PageHeader>
        <AccountLinks />
      </PageHeader>
      <main id="main" className={style['missing']}>
        <div className={style['words']}>
          <h1 tabIndex={-1} ref={heading => heading?.focus()}>
            {missingPart.title}
          </h1>
          <p role="alert">{missingPart.text}</p>
          <Button onClick={() => void reload()}>{missingPart.loadAgain}</Button>
        </div>
        <Street />
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
