import { useSelector } from '@xstate/react';
import type { Request } from '../../api/schemas.ts';
import type { ListFlow } from '../../flows/list.ts';
import { lists } from '../../flows/requests/requests.ts';
import { memberPaths, paths, withQuery } from '../../paths.ts';
import { titleClass } from '../../ui/letters.ts';
import { memberPages } from '../../words/member-pages.ts';
import { ending, nameOf, standing, requests as words } from '../../words/requests/requests.ts';
import { Cover } from '../books/cover.tsx';
import { Empty } from '../frame/empty.tsx';
import { FlowList } from '../frame/flow-list.tsx';
import { Count, useCounts } from '../frame/member-links.tsx';
import { MemberPage } from '../frame/member-page.tsx';
import { PageButton, PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { When } from '../frame/when.tsx';
import { House } from '../members/house.tsx';
import { EmptyRequestsDrawing } from './empty-requests-drawing.tsx';
import style from './requests.module.css';

export default pageOf('requests', Requests);

function Requests({ flow }: { flow: ListFlow<'requests'> }) {
  const { parameters, items } = useSelector(flow, snapshot => snapshot.context);
  const isLoading = useSelector(flow, snapshot => snapshot.matches('loading'));
  const { list: shown = 'for-me' } = parameters;
  const { requests = 0, forMe = 0 } = useCounts() ?? {};
  const turns = { 'for-me': forMe, 'from-me': requests - forMe, done: 0 };
  return (
    <MemberPage title={words.title} isBusy={isLoading}>
      <nav aria-label={words.bar} className={style['lists']}>
        {lists.map(list => (
          <PageLink
            key={list}
            isHere={list === shown}
            href={withQuery(memberPaths.requests, { list: list === 'for-me' ? '' : list })}
          >
            <span>{words.lists[list]}</span>
            <Count of={turns[list]} unit={memberPages.units.turns} />
          </PageLink>
        ))}
      </nav>
      <FlowList flow={flow} shape="rows" empty={<Nothing list={shown} />}>
        {shown === 'done' ? (
          <Rows requests={items} hasEnded />
        ) : (
          groups.map(([turn, isIn]) => (
            <Group key={turn} turn={turn} requests={items.filter(isIn)} />
          ))
        )}
      </FlowList>
    </MemberPage>
  );
}

/** The server lists them in this order, so that more of them stand at the end. */
const groups = [
  ['yours', ({ isYourTurn }: Request) => isYourTurn],
  ['theirs', ({ isYourTurn }: Request) => !isYourTurn],
] as const;

interface GroupProps {
  turn: keyof typeof words.turns;
  requests: readonly Request[];
}

function Group({ turn, requests }: GroupProps) {
  if (requests.length === 0) return null;
  return (
    <section className={style[turn]}>
      <h2>{words.turns[turn]}</h2>
      <Rows requests={requests} />
    </section>
  );
}

interface RowsProps {
  requests: readonly Request[];
  hasEnded?: boolean;
}

function Rows({ requests, hasEnded = false }: RowsProps) {
  return (
    <ul className={style['requests']}>
      {requests.map(request => (
        <Row key={request.id} request={request} hasEnded={hasEnded} />
      ))}
    </ul>
  );
}

/** All of it leads where its title does. */
function Row({ request, hasEnded }: { request: Request; hasEnded: boolean }) {
  const { id, copy, other, endsAt } = request;
  return (
    <li>
      <div className={style['cover']}>
        <Cover {...copy} />
      </div>
      <div className={style['words']}>
        <p>
          <PageLink href={memberPaths.request(id)}>
            <bdi className={titleClass(copy.title)} translate="no">
              {copy.title}
            </bdi>
          </PageLink>
        </p>
        <p>{hasEnded ? ending(request) : standing(request)}</p>
        <p className={style['other']}>
          <span>
            {other && <House {...other.house} width={24} height={24} />}
            <bdi translate="no">{nameOf(request)}</bdi>
          </span>
          {endsAt && !isMeeting(request) && <When at={endsAt} kind="left" />}
        </p>
      </div>
    </li>
  );
}

/** Whether nothing is to be done before the two meet. */
function isMeeting({ state, isYourTurn, proposal, meeting }: Request): boolean {
  return state === 'agreed' && meeting !== null && !proposal && !isYourTurn;
}

/** A drawing of a washing line without books, and what can be done about it. */
function Nothing({ list }: { list: string }) {
  const known = lists.find(one => one === list) ?? 'done';
  return (
    <Empty text={words.empty[known]} drawing={<EmptyRequestsDrawing />}>
      {known === 'for-me' && <PageButton href={memberPaths.addBooks}>{words.toShelf}</PageButton>}
      {known === 'from-me' && <PageButton href={paths.home}>{words.toBooks}</PageButton>}
    </Empty>
  );
}
