import { about as words } from '../words/about.ts';
import { AccountLinks } from './account-links.tsx';
import { Areas } from './areas.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader, SiteLinks } from './page-header.tsx';
import { Street } from './street.tsx';
import style from './about.module.css';

export default function AboutPage() {
  return (
    <>
      <PageHeader>
        <SiteLinks />
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
        </main>
        <div className={style['sky']}>
          <Street />
        </div>
      </div>
      <PageFooter>
        <AccountLinks />
      </PageFooter>
    </>
  );
}
