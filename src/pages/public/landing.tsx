import { settings } from '../../settings.ts';
import { landing as words } from '../../words/public/landing.ts';
import { AccountLinks } from '../frame/account-links.tsx';
import { PageFooter } from '../frame/page-footer.tsx';
import { HeaderLinks, PageHeader } from '../frame/page-header.tsx';
import { Street } from '../frame/street.tsx';
import { Areas } from './areas.tsx';
import { StoreBadge } from './store-badge.tsx';
import style from './landing.module.css';

export default function LandingPage() {
  return (
    <>
      <PageHeader>
        <HeaderLinks>
          <AccountLinks />
        </HeaderLinks>
        <Areas />
      </PageHeader>
      <main id="main" className={style['main']}>
        <div className={style['sky']}>
          <div className={style['words']}>
            {/* Where the clock is wrong, what came as HTML stays. */}
            <p className={style['notice']} suppressHydrationWarning>
              {hasLaunched() ? words.live : ''}
            </p>
            <h1 tabIndex={-1}>{words.title}</h1>
            <p>{words.lead}</p>
            <StoreBadge href={settings.storeLink} {...words.store} />
          </div>
          <Street />
        </div>
        <h2 className={style['plan']}>{words.plan}</h2>
        <ol className={style['cards']}>
          {words.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
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
