import { useSelector } from '@xstate/react';
import type { DataExportFlow } from '../../flows/account/data-export.ts';
import type { LeaveFlow } from '../../flows/account/leave.ts';
import { refusalsIn } from '../../flows/result.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { faults } from '../../words/faults.ts';
import { memberPages as words } from '../../words/member-pages.ts';
import { FormError } from '../frame/form-page.tsx';
import { useForm } from '../frame/form.ts';
import { SubmitButton } from '../frame/submit-button.tsx';

interface PasswordAgainProps {
  flow: DataExportFlow | LeaveFlow;
  submit: string;
}

/** A form that does what needs the password again. */
export function PasswordAgain({ flow, submit }: PasswordAgainProps) {
  const children = useSelector(flow, current => current.children);
  const isBusy = useSelector(flow, current => !current.matches('idle'));
  const isRefused = useSelector(flow, current => current.matches({ idle: 'refused' }));
  const { outcome, values, message } = useSelector(flow, current => current.context);
  const { props, said } = useForm(children.form, {
    isBusy,
    isRefused,
    refused: { values, refusals: refusalsIn(outcome) },
    onReturn: () => flow.send({ type: 'page returned to' }),
  });
  return (
    <form {...props}>
      <FormError>{isRefused && message}</FormError>
      <p>{words.needed}</p>
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={words.password}
        {...said('password', faults.password)}
      />
      <SubmitButton isBusy={isBusy} call={children['ask the server']}>
        {submit}
      </SubmitButton>
    </form>
  );
}
