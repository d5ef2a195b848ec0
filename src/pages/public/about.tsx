import { paths } from '../../paths.ts';
import { about as words } from '../../words/public/about.ts';
import { site } from '../../words/site.ts';
import { AccountButtons } from '../frame/account-links.tsx';
import { PageFooter } from '../frame/page-footer.tsx';
import { HeaderLinks, PageHeader } from '../frame/page-header.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { Street } from '../frame/street.tsx';
import { Areas } from './areas.tsx';
import style from './about.module.css';

export default function AboutPage() {
  return (
    <>
      {/* Its header has these two links and no other. */}
      <PageHeader hasLogoLink={false}>
        <HeaderLinks>
          <PageLink href={paths.landing} title={site.landing.title}>
            {site.landing.name}
          </PageLink>
          <PageLink href={paths.about} title={site.about.title}>
            {site.about.name}
          </PageLink>
        </HeaderLinks>
        <Areas />
      </PageHeader>
      <div className={style['page']}>
        <main id="main" className={style['about']}>
          <h1 tabIndex={-1}>{words.title}</h1>
          {words.sections.map(({ title, paragraphs }) => (
            <section key={title}>
              <h2>{title}</h2>
              {paragraphs.map(text => (
                <p key={text}>{text}</p>
              ))}
            </section>
          ))}
          <AccountButtons />
        </main>
        <div className={style['sky']}>
          <Street />
        </div>
      </div>
      <PageFooter />
    </>
  );
}
