import type { Request } from '../../api/schemas.ts';
import { request as words } from '../../words/requests/request.ts';
import { ThumbIcon } from './thumb-icon.tsx';
import { whoIs } from './words.ts';
import style from './reviews.module.css';

/** What the two say of each other, as far as it is shown. */
export function Reviews({ request }: { request: Request }) {
  return (
    request.reviews.length > 0 && (
      <section className={style['reviews']} aria-labelledby="reviews">
        <h2 id="reviews">{words.reviews}</h2>
        {request.reviews.map(({ by, isGood, text }) => (
          <div key={by} className={style['review']}>
            <ThumbIcon isUp={isGood} />
            <div>
              <p>
                <strong>
                  <bdi translate={by === request.role ? 'yes' : 'no'}>{whoIs(by, request)}</bdi>
                </strong>
                <span>{`: ${isGood ? words.good : words.notGood}`}</span>
              </p>
              {text && <blockquote dir="auto">{text}</blockquote>}
            </div>
          </div>
        ))}
      </section>
    )
  );
}
