import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { accepted, type JoinFlow, passwordLength } from '../../flows/account/join.ts';
import { refusalsIn } from '../../flows/result.ts';
import { paths, withQuery } from '../../paths.ts';
import { settings } from '../../settings.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { join as words } from '../../words/account/join.ts';
import { faults } from '../../words/faults.ts';
import { FormError, FormPage } from '../frame/form-page.tsx';
import { useForm } from '../frame/form.ts';
import { PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { SubmitButton } from '../frame/submit-button.tsx';
import { JoinSent } from './join-sent.tsx';

const { min, max } = passwordLength;

export default pageOf('join', Join);

function Join({ flow }: { flow: JoinFlow }) {
  const snapshot = useSelector(flow, current => current);
  const isSent = snapshot.matches('sent');
  const { next = '' } = snapshot.context.parameters;
  useEffect(() => flow.send({ type: 'page shown' }), [flow]);
  return (
    <FormPage title={isSent ? words.doneTitle : words.title} isBusy={snapshot.matches('loading')}>
      {isSent ? <JoinSent flow={flow} /> : <JoinForm flow={flow} />}
      <p>
        <PageLink href={withQuery(paths.signIn, { next })}>{words.signIn}</PageLink>
      </p>
    </FormPage>
  );
}

function JoinForm({ flow }: { flow: JoinFlow }) {
  const snapshot = useSelector(flow, current => current);
  const isBusy = snapshot.matches('loading');
  const isRefused = snapshot.matches({ idle: 'refused' });
  const isCorrected = snapshot.matches({ idle: 'correcting' });
  const { outcome, values, message } = snapshot.context;
  const { props, faultAt, said } = useForm(snapshot.children.form, {
    isBusy,
    isRefused,
    refused: { values, refusals: refusalsIn(outcome) },
    onReturn: () => flow.send({ type: 'page returned to' }),
  });
  const { ref } = props;
  useEffect(() => {
    if (isCorrected) ref.current?.querySelector<HTMLElement>('[name=email]')?.focus();
  }, [isCorrected, ref]);
  return (
    <form {...props}>
      <FormError>{isRefused && message}</FormError>
      <TextField
        name="name"
        autoCapitalize="words"
        autoComplete="given-name"
        label={words.name}
        hint={words.nameHint}
        defaultValue={values.name}
        {...said('name', faults.name)}
      />
      <TextField
        name="email"
        inputMode="email"
        autoComplete="email"
        label={words.email}
        hint={words.emailHint}
        defaultValue={values.email}
        {...said('email', faults.email)}
      />
      <PasswordField
        name="password"
        label={words.password}
        hint={words.passwordHint}
        rules={`minlength: ${min}; maxlength: ${max};`}
        {...said('password', faults.newPassword)}
      />
      <Checkbox
        name="terms"
        value={accepted}
        isChecked={values.terms === accepted}
        fault={faultAt('terms')}
        faults={faults.terms}
      >
        {settings.terms}
      </Checkbox>
      <SubmitButton isBusy={isBusy} call={snapshot.children.join}>
        {words.submit}
      </SubmitButton>
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
    </form>
  );
}
