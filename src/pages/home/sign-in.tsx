import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect } from 'react';
import {
  type SignInEvent,
  signInFaults,
  type SignInFlow,
  type SignInSnapshot,
} from '../../flows/home/sign-in.ts';
import { currentFlow } from '../../flows/site.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { signInFaults as faultWords, signIn as words } from '../../words/sign-in.ts';
import { Areas } from '../areas.tsx';
import { useEmptyOnReturn, useTypedBefore, valueIn } from '../form.ts';
import { PageFooter } from '../page-footer.tsx';
import { PageHeader, SiteLinks } from '../page-header.tsx';
import { useSite } from '../site-context.ts';
import { Street } from '../street.tsx';
import style from '../token-page.module.css';

export default function SignInPage() {
  const flow = useSelector(useSite(), currentFlow);
  return flow?.page === 'signIn' && <SignIn flow={flow.ref} />;
}

function SignIn({ flow }: { flow: SignInFlow }) {
  const snapshot = useSelector(flow, snapshot => snapshot);
  return <SignInView snapshot={snapshot} send={flow.send} />;
}

interface View {
  snapshot: SignInSnapshot;
  send: (event: SignInEvent) => void;
}

export function SignInView({ snapshot, send }: View) {
  // What follows a success is another document, which takes a moment.
  const isLoading = snapshot.matches('loading') || snapshot.matches('success');
  const isIncomplete = snapshot.matches({ idle: 'incomplete' });
  const missing = signInFaults(snapshot.context);
  const form = useEmptyOnReturn(() => send({ type: 'page returned to' }));
  const hear = (form: HTMLFormElement) => {
    const [email, password] = [valueIn(form, 'email').trim(), valueIn(form, 'password')];
    const { context } = snapshot;
    if (email !== context.email) send({ type: 'address typed', value: email });
    if (password !== context.password) send({ type: 'password typed', value: password });
  };
  useTypedBefore(form, hear);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Some password managers fill a field without an event.
    hear(event.currentTarget);
    send({ type: 'submitted' });
    // What was at fault before is shown already.
    focusFirstFault(event.currentTarget);
  };
  const isRefused = snapshot.matches({ idle: 'refused' });
  useEffect(() => {
    const password = form.current?.querySelector<HTMLInputElement>('[name=password]');
    if (isLoading && password) password.value = '';
    if (isRefused) password?.focus();
    if (isIncomplete) focusFirstFault(form.current);
  }, [form, isLoading, isRefused, isIncomplete]);
  return (
    <>
      <PageHeader>
        <SiteLinks />
        <Areas />
      </PageHeader>
      <main id="main" className={style['page']} aria-busy={isLoading}>
        <div className={style['card']}>
          <h1 tabIndex={-1}>{words.title}</h1>
          <form ref={form} method="post" noValidate onSubmit={submit}>
            <p id="refusalerror" className={style['refusal']} role="alert">
              {isRefused && snapshot.context.refusal}
            </p>
            <TextField
              name="email"
              inputMode="email"
              autoComplete="username"
              label={words.email}
              error={isIncomplete && missing.email ? faultWords.email : undefined}
              longestError={faultWords.email}
              onInput={value => send({ type: 'address typed', value: value.trim() })}
            />
            <PasswordField
              name="password"
              autoComplete="current-password"
              label={words.password}
              error={isIncomplete && missing.password ? faultWords.password : undefined}
              longestError={faultWords.password}
              onInput={value => send({ type: 'password typed', value })}
            />
            <Button type="submit" name="send" disabled={isLoading}>
              {isLoading ? words.busy : words.submit}
            </Button>
            <noscript>
              <p>{words.needsScripts}</p>
            </noscript>
          </form>
        </div>
        <Street />
      </main>
      <PageFooter />
    </>
  );
}

function focusFirstFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
}
