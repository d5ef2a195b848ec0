import { Component, type ReactNode } from 'react';
import { AccountLinks } from '../pages/frame/account-links.tsx';
import { Cat } from '../pages/frame/cat.tsx';
import { PageHeader } from '../pages/frame/page-header.tsx';
import { Button } from '../ui/button.tsx';
import { pageFaults } from '../words/site.ts';
import { PageMissing } from './lazy-page.tsx';
import { reload } from './reload.ts';
import style from './page-fault.module.css';

type Fault = keyof typeof pageFaults;

/** In the place of a page of which a part could not be fetched, or that cannot be drawn. */
export function PageFault({ fault }: { fault: Fault }) {
  const { title, text, again } = pageFaults[fault];
  return (
    <>
      <PageHeader>
        <AccountLinks />
      </PageHeader>
      <main id="main" className={style['fault']}>
        <div className={style['words']}>
          <h1 tabIndex={-1} ref={heading => heading?.focus()}>
            {title}
          </h1>
          <p role="alert">{text}</p>
          <Button onClick={() => void reload()}>{again}</Button>
        </div>
        <svg viewBox="0 0 320 130" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
          <circle cx="218" cy="56" r="34" fill="var(--orb)" />
          <Cat x={140} y={130} />
        </svg>
      </main>
    </>
  );
}

/** In milliseconds, in which a page is drawn anew once. */
const periodMs = 60_000;
/** When pages were drawn anew, by what they show. */
const drawnAnew = new Map<string, number>();

interface BoundaryProps {
  /** What is shown. */
  page: string;
  children: ReactNode;
}

interface BoundaryState {
  shown: 'page' | 'nothing' | Fault;
}

/**
 * Says where a part of a page did not come. After any other error it draws the page anew, as its charts know it,
 * with what was typed: something else may have changed the page, such as an extension of the browser.
 */
export class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { shown: 'page' };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { shown: error instanceof PageMissing ? 'missing part' : 'nothing' };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PageMissing) return;
    const { page } = this.props;
    const now = performance.now();
    const isAnew = now - (drawnAnew.get(page) ?? -Infinity) > periodMs;
    if (isAnew) drawnAnew.set(page, now);
    this.setState({ shown: isAnew ? 'page' : 'broken' });
  }

  override render() {
    const { shown } = this.state;
    if (shown === 'page') return this.props.children;
    return shown === 'nothing' ? null : <PageFault fault={shown} />;
  }
}
