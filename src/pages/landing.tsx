import { settings } from '../settings.ts';
import { Areas } from './areas.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { StoreBadge } from './store-badge.tsx';
import { Street } from './street.tsx';
import style from './landing.module.css';

export default function LandingPage() {
  return (
    <>
      <PageHeader>
        <Areas />
      </PageHeader>
      <main id="main" className={style['main']}>
        <div className={style['sky']}>
          <div className={style['words']}>
            {/* Where the clock is wrong, what came as HTML stays. */}
            <p className={style['notice']} suppressHydrationWarning>
              {hasLaunched() ? 'Our app is live!' : ''}
            </p>
            <h1 tabIndex={-1}>Exchange books in your neighbourhood NOW!</h1>
            <p>Buy, sell or swap books with the people next door, without commission.</p>
            <StoreBadge href={settings.storeLink} />
          </div>
          <Street />
        </div>
        <h2 className={style['plan']}>What we are building for the web</h2>
        <ol className={style['cards']}>
          {steps.map(({ title, text }) => (
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

const steps = [
  {
    title: 'Show your shelf',
    text: 'You will create a profile and upload the books you own, so that neighbours can find them.',
  },
  {
    title: 'Ask for a book',
    text: 'You will request a book you want, and its owner will be notified.',
  },
  {
    title: 'Agree on it',
    text: 'You will write each other messages, then buy, sell or swap. There is no commission.',
  },
];
