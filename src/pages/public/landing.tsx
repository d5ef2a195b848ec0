import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { settings } from '../../settings.ts';
import { landing as words } from '../../words/public/landing.ts';
import { JoinButton } from '../frame/account-links.tsx';
import { PageFooter } from '../frame/page-footer.tsx';
import { PageButton } from '../frame/page-link.tsx';
import { Street } from '../frame/street.tsx';
import { VisitorHeader } from '../frame/visitor-header.tsx';
import { Step } from './step.tsx';
import { StoreBadge } from './store-badge.tsx';
import style from './landing.module.css';

/** `notice` stands above all else that it says. */
export default function LandingPage({ notice }: { notice?: ReactNode }) {
  return (
    <>
      <VisitorHeader />
      <main id="main" className={style['main']}>
        {notice}
        <div className={style['sky']}>
          <div className={style['words']}>
            {/* Where the clock is wrong, what came as HTML stays. */}
            <p className={style['notice']} suppressHydrationWarning>
              {hasLaunched() ? words.live : ''}
            </p>
            <h1 tabIndex={-1}>{words.title}</h1>
            <p>{words.lead}</p>
            <div className={style['ways']}>
              <PageButton href={paths.home}>{words.books}</PageButton>
              <JoinButton />
              <StoreBadge href={settings.storeLink} />
            </div>
          </div>
          <Street />
        </div>
        <h2 className={style['plan']}>{words.plan}</h2>
        <ol className={style['cards']}>
          <Step name="show" href={paths.join} />
          <Step name="find" href={paths.home} />
          <Step name="meet" href={paths.home} />
        </ol>
      </main>
      <PageFooter />
    </>
  );
}

const launch = Date.UTC(2022, 3, 4);

function hasLaunched() {
  return Date.now() >= launch;
}
