import { useSelector } from '@xstate/react';
import type { SignInFlow } from '../../flows/account/sign-in.ts';
import { paths } from '../../paths.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { signIn as words } from '../../words/account/sign-in.ts';
import { faults } from '../../words/faults.ts';
import { FormError } from '../frame/form-page.tsx';
import { useForm } from '../frame/form.ts';
import { PageLink } from '../frame/page-link.tsx';
import { SubmitButton } from '../frame/submit-button.tsx';
import { WriteToUs } from './write-to-us.tsx';

/**
 * On the page to sign in, and over a page whose session has ended. Everybody is offered another link, since no
 * answer may say who needs one.
 */
export function SignInForm({ flow }: { flow: SignInFlow }) {
  const snapshot = useSelector(flow, current => current);
  // What follows a success is another document, which takes a moment.
  const isBusy = !snapshot.matches('idle');
  const isSuspended = snapshot.matches({ idle: 'suspended' });
  const isRefused = isSuspended || snapshot.matches({ idle: 'refused' });
  const { props, faultAt } = useForm(snapshot.children.form, {
    isBusy,
    isRefused,
    onReturn: () => flow.send({ type: 'page returned to' }),
  });
  return (
    <>
      <form {...props}>
        <FormError>{isRefused && snapshot.context.message}</FormError>
        {isSuspended && <WriteToUs />}
        <TextField
          name="email"
          inputMode="email"
          autoComplete="username"
          label={words.email}
          defaultValue={snapshot.context.values.email}
          fault={faultAt('email')}
          faults={faults.email}
        />
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={words.password}
          fault={faultAt('password')}
          faults={faults.password}
        />
        <SubmitButton isBusy={isBusy} call={snapshot.children['sign in']}>
          {words.submit}
        </SubmitButton>
        <noscript>
          <p>{words.needsScripts}</p>
        </noscript>
      </form>
      <p>
        <PageLink href={paths.newLink}>{words.newLink}</PageLink>
      </p>
    </>
  );
}
