import { useSelector } from '@xstate/react';
import type { Decision, Report } from '../../api/schemas.ts';
import type { ListFlow } from '../../flows/list.ts';
import type { ModerationFlow } from '../../flows/moderation/moderation.ts';
import { memberPaths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Confirmation } from '../../ui/confirmation.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { moderation as words } from '../../words/moderation/moderation.ts';
import { TitleFields } from '../books/title-fields.tsx';
import { Empty } from '../frame/empty.tsx';
import { FlowList } from '../frame/flow-list.tsx';
import { FormError } from '../frame/form-page.tsx';
import { useForm } from '../frame/form.ts';
import { Late } from '../frame/late.tsx';
import { MemberPage } from '../frame/member-page.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { SubmitButton } from '../frame/submit-button.tsx';
import { When } from '../frame/when.tsx';
import { ReportedThing } from './reported.tsx';
import style from './moderation.module.css';

export default pageOf('moderation', Moderation);

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
  const { items } = useSelector(list, current => current.context);
  const isShown = useSelector(list, current => current.matches('shown'));
  const hasFailed = useSelector(list, current => current.matches('failure'));
  return (
    <MemberPage title={words.title} isBusy={!isShown && !hasFailed} isOfAccount>
      <p>{words.lead}</p>
      <output>{snapshot.matches({ shown: 'done' }) && snapshot.context.message}</output>
      {snapshot.matches({ shown: 'failed' }) && <p role="alert">{snapshot.context.message}</p>}
      <Late call={snapshot.children.decide} />
      <FlowList flow={list} shape="rows">
        <ul className={style['reports']}>
          {items.map(report => (
            <Item
              key={report.id}
              report={report}
              isBusy={!isShown || snapshot.matches('deciding')}
              onDecide={decision =>
                flow.send({ type: 'decision pressed', id: report.id, decision })
              }
              onCorrect={book => flow.send({ type: 'correction pressed', id: report.id, book })}
            />
          ))}
        </ul>
        {isShown && items.length === 0 && <Empty text={words.empty} />}
      </FlowList>
      <Sure flow={flow} items={items} />
      <Correction flow={flow} />
    </MemberPage>
  );
}

interface ItemProps {
  report: Report;
  isBusy: boolean;
  onDecide: (decision: Decision) => void;
  onCorrect: (book: NonNullable<Report['book']>) => void;
}

function Item({ report, isBusy, onDecide, onCorrect }: ItemProps) {
  const { member, reporter, reason, at, book } = report;
  const decisions = [...report.decisions, ...(book ? (['correct', 'hide book'] as const) : [])];
  const press = (decision: Decision) =>
    book && decision === 'correct' ? onCorrect(book) : onDecide(decision);
  return (
    <li>
      <p>
        <Who member={reporter} />
        <span>{` ${words.reports} `}</span>
        <Who member={member} />
      </p>
      <When at={at} kind="moment" />
      <p dir="auto" className={style['reason']}>
        {reason}
      </p>
      <ReportedThing {...report} />
      <dl className={style['decisions']}>
        {decisions.map(decision => (
          <div key={decision} className={decision === 'suspend' ? style['suspend'] : undefined}>
            <dt>
              <Button isSecondary disabled={isBusy} onClick={() => press(decision)}>
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

interface AskedProps {
  flow: ModerationFlow;
  items: readonly Report[];
}

/** Asks once more before what cannot be taken back. */
function Sure({ flow, items }: AskedProps) {
  const isOpen = useSelector(flow, snapshot => snapshot.matches({ shown: 'confirming' }));
  const { id, decision } = useSelector(flow, snapshot => snapshot.context.decided);
  const report = items.find(one => one.id === id);
  const sure = words.sure[decision === 'hide' || decision === 'hide book' ? decision : 'suspend'];
  const { member, book } = report ?? {};
  const name = decision === 'hide book' ? book?.title : member?.name;
  return (
    <Confirmation
      isOpen={isOpen}
      {...sure}
      title={sure.title(name ?? words.gone)}
      onConfirm={() => flow.send({ type: 'decision confirmed' })}
      onClose={() => flow.send({ type: 'decision given up' })}
    />
  );
}

/** Asks what a book is called instead, on every shelf. */
function Correction({ flow }: { flow: ModerationFlow }) {
  const isOpen = useSelector(flow, snapshot => snapshot.matches('correcting'));
  return (
    <Dialog
      open={isOpen}
      tone="neutral"
      title={words.correct}
      text={words.consequences.correct}
      onClose={() => flow.send({ type: 'decision given up' })}
    >
      {isOpen && <CorrectionForm flow={flow} />}
    </Dialog>
  );
}

function CorrectionForm({ flow }: { flow: ModerationFlow }) {
  const snapshot = useSelector(flow, current => current);
  const { book, message } = snapshot.context;
  const { props, faultAt } = useForm(snapshot.children.form, { isBusy: false });
  return (
    <form {...props} className={style['correction']}>
      <p>{words.consequences.correct}</p>
      <TitleFields values={book} faultAt={faultAt} />
      <FormError>{message}</FormError>
      <SubmitButton isBusy={false} call={undefined}>
        {words.save}
      </SubmitButton>
    </form>
  );
}

function Who({ member }: Pick<Report, 'member'>) {
  if (!member) return <span>{words.gone}</span>;
  return (
    <PageLink href={memberPaths.member(member.id)}>
      <bdi translate="no">{member.name}</bdi>
    </PageLink>
  );
}
