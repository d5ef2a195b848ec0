import type { Request } from '../../flows/list.ts';
import { memberPaths } from '../../paths.ts';
import { request as words } from '../../words/request.ts';
import { nameOf } from '../../words/requests.ts';
import { PageLink } from '../page-link.tsx';
import { Cover } from './cover.tsx';
import { House } from './house.tsx';
import { termsOf } from './request-words.ts';
import style from './request-stage.module.css';

/** The book, what is offered for it, and the house of the other member, all on one board. */
export function Stage({ request }: { request: Request }) {
  const { copy, offers, chosen, other } = request;
  const inQuestion = chosen === null ? offers : offers.filter(({ id }) => id === chosen);
  return (
    <div>
      <div className={style['stage']}>
        <div className={style['book']}>
          <Cover {...copy} />
        </div>
        {inQuestion.map((offer, index) => (
          <div key={offer.id ?? index} className={style['offer']}>
            <Cover {...offer} />
          </div>
        ))}
        {other && <House {...other.house} width={128} height={128} />}
      </div>
      <div className={style['names']}>
        <p>
          <bdi>{copy.authors}</bdi>
          {copy.id !== null && <PageLink href={memberPaths.copy(copy.id)}>{words.book}</PageLink>}
        </p>
        <p>
          {other ? (
            <PageLink href={memberPaths.member(other.id)}>
              <bdi>{other.name}</bdi>
            </PageLink>
          ) : (
            nameOf(request)
          )}
        </p>
      </div>
      <div className={style['terms']}>
        <p>{termsOf(request)}</p>
        {inQuestion.length > 0 && (
          <ul>
            {inQuestion.map(({ id, title, authors }, index) => (
              <li key={id ?? index}>
                {id === null ? (
                  <bdi>{title}</bdi>
                ) : (
                  <PageLink href={memberPaths.copy(id)}>
                    <bdi>{title}</bdi>
                  </PageLink>
                )}
                {authors && (
                  <>
                    , <bdi>{authors}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
