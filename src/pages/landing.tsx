import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { settings } from '../settings.ts';
import { Logo } from '../ui/logo.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Areas } from './areas.tsx';
import { StoreBadge } from './store-badge.tsx';
import { Street } from './street.tsx';
import style from './landing.module.css';

export default function LandingPage() {
  return (
    <>
      <SkipLink />
      <header className={style['header']}>
        <Logo />
        <Areas />
      </header>
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
      <footer className={style['footer']}>
        <Link href={paths.about}>About</Link>
        {settings.socialLinks.map(({ name, href }) => (
          <a key={name} href={href} rel="me noopener">
            {name}
          </a>
        ))}
        <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>
      </footer>
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
