import type { Request } from '../../api/schemas.ts';
import { memberPaths } from '../../paths.ts';
import { request as words } from '../../words/requests/request.ts';
import { nameOf } from '../../words/requests/requests.ts';
import { Cover } from '../books/cover.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { House } from '../members/house.tsx';
import { MemberName } from '../members/member-name.tsx';
import { inQuestion } from './words.ts';
import style from './progress.module.css';

/** The book, what is offered for it, and the house of the other member, all on one board. */
export function Progress({ request }: { request: Request }) {
  const { copy, other } = request;
  return (
    <div>
      <div className={style['stage']}>
        <div className={style['book']}>
          <Cover {...copy} />
        </div>
        {inQuestion(request).map((offer, index) => (
          <div key={offer.id ?? index} className={style['offer']}>
            <Cover {...offer} />
          </div>
        ))}
        {other && <House {...other.house} width={128} height={128} />}
      </div>
      <div className={style['names']}>
        <p>
          {copy.id !== null && <PageLink href={memberPaths.copy(copy.id)}>{words.book}</PageLink>}
        </p>
        <p>
          {other ? (
            <PageLink href={memberPaths.member(other.id)}>
              <MemberName {...other} />
            </PageLink>
          ) : (
            nameOf(request)
          )}
        </p>
      </div>
    </div>
  );
}
