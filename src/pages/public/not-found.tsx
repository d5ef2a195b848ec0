import { paths } from '../../paths.ts';
import { notFound as words } from '../../words/public/landing.ts';
import { PageLink } from '../frame/page-link.tsx';
import LandingPage from './landing.tsx';
import style from './not-found.module.css';

/** What is shown under `/home` where there is no such page. */
export default function NotFoundPage() {
  const line = (
    <p className={style['line']}>
      <span>{`${words.text} `}</span>
      <PageLink href={paths.home}>{words.goOn}</PageLink>
    </p>
  );
  return <LandingPage notice={line} />;
}
