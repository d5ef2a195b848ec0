import { useSelector } from '@xstate/react';
import { maxReasonLength, type ReportForm } from '../../flows/moderation/report-form.ts';
import type { Reported, ReportFlow } from '../../flows/moderation/report.ts';
import { refusalsIn } from '../../flows/result.ts';
import { memberPaths, type Parameters } from '../../paths.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { faults } from '../../words/faults.ts';
import { report as words } from '../../words/moderation/report.ts';
import { FormError, FormSuccess } from '../frame/form-page.tsx';
import { useForm } from '../frame/form.ts';
import { MemberPage } from '../frame/member-page.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { SubmitButton } from '../frame/submit-button.tsx';
import { ReportedThing } from './reported.tsx';
import style from './reported.module.css';

export default pageOf('report', Report);

function Report({ flow }: { flow: ReportFlow }) {
  const { form } = useSelector(flow, snapshot => snapshot.children);
  const reported = useSelector(flow, snapshot => snapshot.context.reported);
  return form && <Form flow={form} reported={reported} />;
}

interface FormProps {
  flow: ReportForm;
  /** Undefined until it has come. */
  reported: Reported | undefined;
}

function Form({ flow, reported }: FormProps) {
  const snapshot = useSelector(flow, current => current);
  const { outcome, values, message, parameters } = snapshot.context;
  const isBusy = snapshot.matches('loading');
  const isRefused = snapshot.matches({ idle: 'refused' });
  const refused = { values, refusals: refusalsIn(outcome) };
  const { props, said } = useForm(snapshot.children.form, { isBusy, isRefused, refused });
  const thing = parameters['copy'] ? 'copy' : parameters['number'] ? 'message' : 'profile';
  return (
    <MemberPage title={words.titles[thing]} isBusy={isBusy}>
      {snapshot.matches('success') ? (
        <FormSuccess message={message} />
      ) : (
        <form {...props}>
          <p>{words.leads[thing]}</p>
          <div className={style['place']}>{reported && <ReportedThing {...reported} />}</div>
          <FormError>{isRefused && message}</FormError>
          <TextArea
            name="reason"
            label={words.reason}
            longest={maxReasonLength}
            defaultValue={values.reason}
            {...said('reason', faults.reason)}
          />
          <SubmitButton isBusy={isBusy} call={snapshot.children['ask the server']}>
            {words.submit}
          </SubmitButton>
        </form>
      )}
      <p>
        <PageLink href={hrefOf(parameters)}>{words.backs[thing]}</PageLink>
      </p>
    </MemberPage>
  );
}

/** The page from which it is reported. */
function hrefOf({ id = '', copy, number }: Parameters): string {
  if (copy) return memberPaths.copy(copy);
  return number ? memberPaths.conversation(id) : memberPaths.member(id);
}
