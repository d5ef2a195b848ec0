import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { settings } from '../../settings.ts';
import { site } from '../../words/site.ts';
import { areas } from '../public/area-list.ts';
import { PageLink } from './page-link.tsx';
import style from './page-footer.module.css';

/** `children` are further links. */
export function PageFooter({ children }: { children?: ReactNode }) {
  return (
    <footer className={style['footer']}>
      <nav aria-label={site.areas}>
        {areas.map(({ name, href }) => (
          <PageLink key={name} href={href}>
            {name}
          </PageLink>
        ))}
      </nav>
      <div>
        {children}
        <PageLink href={paths.about}>{site.about.name}</PageLink>
        {settings.socialLinks.map(({ name, href }) => (
          <a key={name} href={href} rel="me noopener">
            {name}
          </a>
        ))}
      </div>
      <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>
    </footer>
  );
}
