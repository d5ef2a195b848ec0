import { useSelector } from '@xstate/react';
import type { ListFlow } from '../../flows/list.ts';
import { memberPaths } from '../../paths.ts';
import { titleClass } from '../../ui/letters.ts';
import { question, until, waiting as words } from '../../words/requests/requests.ts';
import { Failure } from '../frame/failure.tsx';
import { PageLink } from '../frame/page-link.tsx';
import style from './your-turn.module.css';

const maxShown = 3;

/** The requests that wait for the member, the first to run out on top. */
export function YourTurn({ list }: { list: ListFlow<'requests'> }) {
  const { items, message } = useSelector(list, snapshot => snapshot.context);
  const hasFailed = useSelector(list, snapshot => snapshot.matches('failure'));
  if (items.length === 0 && !hasFailed) return null;
  return (
    <section className={style['waiting']} aria-labelledby="waiting">
      <h2 id="waiting">{words.title}</h2>
      <PageLink href={memberPaths.requests}>{words.all}</PageLink>
      {hasFailed && (
        <Failure message={message} onTryAgain={() => list.send({ type: 'try again pressed' })} />
      )}
      {items.length > 0 && (
        <ul>
          {items.slice(0, maxShown).map(request => (
            <li key={request.id}>
              <PageLink href={memberPaths.request(request.id)}>
                <bdi className={titleClass(request.copy.title)} translate="no">
                  {request.copy.title}
                </bdi>
              </PageLink>
              <span>{question(request)}</span>
              {request.endsAt && <time dateTime={request.endsAt}>{until(request.endsAt)}</time>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
