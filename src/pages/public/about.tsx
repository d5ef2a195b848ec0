import { about as words } from '../../words/public/about.ts';
import { AccountLinks } from '../frame/account-links.tsx';
import { PageFooter } from '../frame/page-footer.tsx';
import { PageHeader, SiteLinks } from '../frame/page-header.tsx';
import { Street } from '../frame/street.tsx';
import { Areas } from './areas.tsx';
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
