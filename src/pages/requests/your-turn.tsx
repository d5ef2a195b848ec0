import { useSelector } from '@xstate/react';
import type { ListFlow } from '../../flows/list.ts';
import { memberPaths } from '../../paths.ts';
import { titleClass } from '../../ui/letters.ts';
import { question, waiting as words } from '../../words/requests/requests.ts';
import { Failure } from '../frame/failure.tsx';
import { useCounts } from '../frame/member-links.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { When } from '../frame/when.tsx';
import style from './your-turn.module.css';

/** The request that waits for the member and runs out first, and how many more do. */
export function YourTurn({ list }: { list: ListFlow<'requests'> }) {
  const { items, message, failures } = useSelector(list, snapshot => snapshot.context);
  const isLoading = useSelector(list, snapshot => snapshot.matches('loading'));
  const { requests = items.length } = useCounts() ?? {};
  const [first] = items;
  if (failures > 0) {
    return (
      <section className={style['failed']} aria-labelledby="waiting">
        <h2 id="waiting">{words.title}</h2>
        <Failure
          message={message}
          isTrying={isLoading}
          onTryAgain={() => list.send({ type: 'try again pressed' })}
        />
      </section>
    );
  }
  if (!first) return null;
  return (
    <section className={style['waiting']} aria-labelledby="waiting">
      <h2 id="waiting">{words.title}</h2>
      <PageLink href={memberPaths.requests}>
        {requests > 1 ? words.more(requests - 1) : words.all}
      </PageLink>
      <ul>
        <li>
          <PageLink href={memberPaths.request(first.id)} aria-describedby="question until">
            <bdi className={titleClass(first.copy.title)} translate="no">
              {first.copy.title}
            </bdi>
          </PageLink>
          <span id="question">{question(first)}</span>
          {first.endsAt && (
            <span id="until">
              <When at={first.endsAt} kind="left" />
            </span>
          )}
        </li>
      </ul>
    </section>
  );
}
