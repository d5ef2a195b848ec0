import type { Request } from '../../api/schemas.ts';
import { memberPaths } from '../../paths.ts';
import { monthNear } from '../../words/dates.ts';
import { wishedSince } from '../../words/requests/request.ts';
import { nameOf } from '../../words/requests/requests.ts';
import { PageLink } from '../frame/page-link.tsx';
import { inQuestion, termsOf } from './words.ts';
import style from './terms.module.css';

/** For what the book is asked for. */
export function RequestTerms({ request }: { request: Request }) {
  const books = inQuestion(request);
  return (
    <div className={style['terms']}>
      <p>{termsOf(request)}</p>
      {books.length > 0 && (
        <ul>
          {books.map(({ id, title }, index) => (
            <li key={id ?? index}>
              {id === null ? (
                <bdi translate="no">{title}</bdi>
              ) : (
                <PageLink href={memberPaths.copy(id)}>
                  <bdi translate="no">{title}</bdi>
                </PageLink>
              )}
            </li>
          ))}
        </ul>
      )}
      {request.wishedSince && (
        <p>{wishedSince(nameOf(request), monthNear(new Date(`${request.wishedSince}-15`)))}</p>
      )}
    </div>
  );
}
