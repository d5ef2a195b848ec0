import { Link, useLocation } from 'wouter';
import { paths } from '../paths.ts';
import { Logo } from '../ui/logo.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import style from './page-header.module.css';

export function PageHeader() {
  const [path] = useLocation();
  return (
    <>
      <SkipLink />
      <header className={style['header']}>
        <Logo />
        <nav aria-label="Site">
          {links.map(({ name, href, title }) => (
            <Link
              key={name}
              href={href}
              title={title}
              replace={path === href}
              aria-current={path === href ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      </header>
    </>
  );
}

const links = [
  { name: 'Home', href: paths.landing, title: 'The front page' },
  { name: 'About', href: paths.about, title: 'What the book exchange is for' },
];
