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
      <main id="main" className={style['about']}>
        <h1 tabIndex={-1}>One shelf for the whole neighbourhood</h1>
        <section>
          <h2>About</h2>
          <p>
            Neighbourhood Book Exchange is for neighbours who buy, sell or swap books with each
            other. No commission is taken.
          </p>
          <p>
            We are still building it for the web. Members will create a profile and write each other
            messages. They will upload the books they own, or request books they want; a request
            will notify the owner.
          </p>
        </section>
        <section>
          <h2>Our Vision</h2>
          <p>A community of book lovers.</p>
        </section>
        <section>
          <h2>Our mission</h2>
          <p>
            To let books move between neighbours: bought, sold or swapped, agreed on in a message,
            and without commission.
          </p>
        </section>
      </main>
      <div className={style['sky']}>
        <Street />
      </div>
      <PageFooter />
    </>
  );
}
