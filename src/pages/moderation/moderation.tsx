import { useSelector } from '@xstate/react';
import type { Report } from '../../api/schemas.ts';
import type { ListFlow } from '../../flows/list.ts';
import type { ModerationFlow } from '../../flows/moderation/moderation.ts';
import { currentFlow } from '../../flows/site.ts';
import { memberPaths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { memberPages } from '../../words/member-pages.ts';
import { moderation as words } from '../../words/moderation/moderation.ts';
import { Empty } from '../frame/empty.tsx';
import { Late } from '../frame/late.tsx';
import { LoadMore } from '../frame/load-more.tsx';
import { MemberPage } from '../frame/member-page.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { useSite } from '../frame/site-context.ts';
import { When } from '../frame/when.tsx';
import { ReportedThing } from './reported.tsx';
import style from './moderation.module.css';

export default function ModerationPage() {
  const flow = useSelector(useSite(), currentFlow);
  return flow?.page === 'moderation' && <Moderation flow={flow.ref} />;
}

function Moderation({ flow }: { flow: ModerationFlow }) {
  const list = useSelector(flow, snapshot => snapshot.children.list);
  return list && <Reports flow={flow} list={list} />;
}

interface ReportsProps {
  flow: ModerationFlow;
  list: ListFlow<'reports'>;
}

function Reports({ flow, list }: ReportsProps) {
  const snapshot = useSelector(flow, current => current);
  const { items, message } = useSelector(list, current => current.context);
  const isShown = useSelector(list, current => current.matches('shown'));
  const hasFailed = useSelector(list, current => current.matches('failure'));
  return (
    <MemberPage title={words.title} isBusy={!isShown && !hasFailed} isOfAccount>
      <p>{words.lead}</p>
      <output>{snapshot.matches({ shown: 'done' }) && snapshot.context.message}</output>
      {snapshot.matches({ shown: 'failed' }) && <p role="alert">{snapshot.context.message}</p>}
      <Late call={snapshot.children.decide} />
      {hasFailed && (
        <>
          <p role="alert">{message}</p>
          <Button onClick={() => list.send({ type: 'try again pressed' })}>
            {memberPages.tryAgain}
          </Button>
        </>
      )}
      <ul className={style['reports']}>
        {items.map(report => (
          <Item
            key={report.id}
            report={report}
            isBusy={!isShown || snapshot.matches('deciding')}
            onDecide={decision => flow.send({ type: 'decision pressed', id: report.id, decision })}
          />
        ))}
      </ul>
      {isShown && items.length === 0 && <Empty text={words.empty} />}
      <LoadMore flow={list} />
      <Confirmation flow={flow} items={items} />
    </MemberPage>
  );
}

interface ItemProps {
  report: Report;
  isBusy: boolean;
  onDecide: (decision: Report['decisions'][number]) => void;
}

function Item({ report, isBusy, onDecide }: ItemProps) {
  const { member, reporter, reason, at, decisions } = report;
  return (
    <li>
      <p>
        <Who member={reporter} /> {words.reports} <Who member={member} />
      </p>
      <When at={at} kind="short" />
      <p dir="auto" className={style['reason']}>
        {reason}
      </p>
      <ReportedThing {...report} />
      <dl className={style['decisions']}>
        {decisions.map(decision => (
          <div key={decision}>
            <dt>
              <Button isSecondary disabled={isBusy} onClick={() => onDecide(decision)}>
                {words.decisions[decision]}
              </Button>
            </dt>
            <dd>{words.consequences[decision]}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

interface ConfirmationProps {
  flow: ModerationFlow;
  items: readonly Report[];
}

/** Asks once more before a member is suspended. */
function Confirmation({ flow, items }: ConfirmationProps) {
  const isOpen = useSelector(flow, snapshot => snapshot.matches({ shown: 'confirming' }));
  const { id } = useSelector(flow, snapshot => snapshot.context.decided);
  const name = items.find(report => report.id === id)?.member?.name ?? words.gone;
  const close = () => flow.send({ type: 'suspension given up' });
  return (
    <Dialog
      open={isOpen}
      tone="neutral"
      title={words.sure(name)}
      text={words.sureText}
      onClose={close}
      action={
        <>
          <Button isSecondary onClick={close}>
            {words.giveUp}
          </Button>
          <Button onClick={() => flow.send({ type: 'suspension confirmed' })}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <p>{words.sureText}</p>
    </Dialog>
  );
}

function Who({ member }: Pick<Report, 'member'>) {
  if (!member) return words.gone;
  return (
    <PageLink href={memberPaths.member(member.id)}>
      <bdi>{member.name}</bdi>
    </PageLink>
  );
}
