import { useSelector } from '@xstate/react';
import { type PasswordFlow, passwordLength } from '../../flows/account/password.ts';
import { refusalsIn } from '../../flows/result.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { password as words } from '../../words/account/password.ts';
import { faults } from '../../words/faults.ts';
import { FormError, FormSuccess } from '../frame/form-page.tsx';
import { useForm } from '../frame/form.ts';
import { MemberPage, useMember } from '../frame/member-page.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { SubmitButton } from '../frame/submit-button.tsx';

const { min, max } = passwordLength;

export default pageOf('password', Password);

function Password({ flow }: { flow: PasswordFlow }) {
  const snapshot = useSelector(flow, current => current);
  const member = useMember();
  const isBusy = snapshot.matches('loading');
  const isRefused = snapshot.matches({ idle: 'refused' });
  const { outcome, values, message } = snapshot.context;
  const { props, said } = useForm(snapshot.children.form, {
    isBusy,
    isRefused,
    refused: { values, refusals: refusalsIn(outcome) },
    onReturn: () => flow.send({ type: 'page returned to' }),
  });
  return (
    <MemberPage title={words.title} isBusy={isBusy} isOfAccount>
      {snapshot.matches('success') ? (
        <FormSuccess message={message} />
      ) : (
        <form {...props}>
          <p>{words.note}</p>
          <FormError>{isRefused && message}</FormError>
          {/* Password managers keep a password with the name that stands before it. */}
          <input hidden readOnly autoComplete="username" value={member?.email ?? ''} />
          <PasswordField
            name="password"
            autoComplete="current-password"
            label={words.present}
            {...said('password', faults.password)}
          />
          <PasswordField
            name="newPassword"
            label={words.next}
            hint={words.nextHint}
            rules={`minlength: ${min}; maxlength: ${max};`}
            {...said('newPassword', faults.newPassword)}
          />
          <SubmitButton isBusy={isBusy} call={snapshot.children['ask the server']}>
            {words.submit}
          </SubmitButton>
        </form>
      )}
    </MemberPage>
  );
}
