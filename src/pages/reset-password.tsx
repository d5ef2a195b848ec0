import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import {
  lengthFault,
  passwordLength,
  type ResetPasswordEvent,
  type ResetPasswordFlow,
  type ResetPasswordSnapshot,
} from '../flows/reset-password.ts';
import { currentFlow } from '../flows/site.ts';
import { paths } from '../paths.ts';
import { settings } from '../settings.ts';
import { useRehearsal } from '../ui/animation.tsx';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { resetForm, resetPassword as words } from '../words/reset-password.ts';
import { Areas } from './areas.tsx';
import { useEmptyOnReturn, useTypedBefore, valueIn } from './form.ts';
import { PageFooter } from './page-footer.tsx';
import { PageHeader, SiteLinks } from './page-header.tsx';
import { useSite } from './site-context.ts';
import { Street } from './street.tsx';
import style from './token-page.module.css';

export default function ResetPasswordPage() {
  const flow = useSelector(useSite(), currentFlow);
  return flow?.page === 'resetPassword' && <ResetPassword flow={flow.ref} />;
}

function ResetPassword({ flow }: { flow: ResetPasswordFlow }) {
  const snapshot = useSelector(flow, snapshot => snapshot);
  return <ResetPasswordView snapshot={snapshot} send={flow.send} />;
}

const { min, max } = passwordLength;
const rules = `minlength: ${min}; maxlength: ${max};`;

interface View {
  snapshot: ResetPasswordSnapshot;
  send: (event: ResetPasswordEvent) => void;
}

export function ResetPasswordView({ snapshot, send }: View) {
  const canSubmit = snapshot.can({ type: 'submitted' });
  const { rehearse, stage } = useRehearsal(settings.animationHost || undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!canSubmit) return;
    send({ type: 'submitted' });
    event.currentTarget.reset();
  };
  const form = useEmptyOnReturn(() => send({ type: 'page returned to' }));
  useTypedBefore(form, form => {
    const button = form.querySelector<HTMLButtonElement>('[type=submit]');
    // The script in the head enables it (plain-form-head.ts), but for React it is as in the HTML.
    if (button) button.disabled = !canSubmit;
    const [newPassword, confirmation] = [
      valueIn(form, 'newPassword'),
      valueIn(form, 'confirmation'),
    ];
    const isLeft = (name: string) => !form.querySelector(`input[name=${name}]:focus`);
    if (newPassword) send({ type: 'new password typed', value: newPassword });
    if (confirmation) send({ type: 'confirmation typed', value: confirmation });
    if (newPassword && isLeft('newPassword')) send({ type: 'new password left' });
    if (confirmation && isLeft('confirmation')) send({ type: 'confirmation left' });
  });
  return (
    <>
      <PageHeader>
        <SiteLinks />
        <Areas />
      </PageHeader>
      <main id="main" className={style['page']} aria-busy={snapshot.matches('loading')}>
        <div className={style['card']}>
          <h1 tabIndex={-1}>{words.title}</h1>
          <form ref={form} method="post" action={paths.resetPassword} noValidate onSubmit={submit}>
            <p id="when" className={style['when']}>
              {resetForm.when}
            </p>
            <PasswordField
              name="newPassword"
              label={words.newPassword}
              describedBy="when"
              rules={rules}
              error={newPasswordFault(snapshot)}
              longestError={resetForm.tooShort}
              refusal={refusal}
              onInput={value => send({ type: 'new password typed', value })}
              onLeave={() => send({ type: 'new password left' })}
              onFocus={rehearse}
            />
            <PasswordField
              name="confirmation"
              label={words.confirmation}
              describedBy="when"
              rules={rules}
              error={confirmationFault(snapshot)}
              longestError={resetForm.tooShort}
              refusal={refusal}
              onInput={value => send({ type: 'confirmation typed', value })}
              onLeave={() => send({ type: 'confirmation left' })}
            />
            <Button type="submit" name="send" disabled={!canSubmit} aria-describedby="when">
              {words.submit}
            </Button>
            <noscript>
              <p>{words.needsScripts}</p>
            </noscript>
          </form>
        </div>
        <Street />
      </main>
      <PageFooter />
      {stage}
    </>
  );
}

/** The specification limits what is typed. */
function refusal(password: string): string | undefined {
  return lengthFault(password) === 'tooLong' ? resetForm.tooLong : undefined;
}

function newPasswordFault(snapshot: ResetPasswordSnapshot): string | undefined {
  if (snapshot.matches({ idle: { newPassword: 'tooShort' } })) return resetForm.tooShort;
  if (snapshot.matches({ idle: { newPassword: 'tooLong' } })) return resetForm.tooLong;
  return undefined;
}

function confirmationFault(snapshot: ResetPasswordSnapshot): string | undefined {
  return snapshot.matches({ idle: { confirmation: 'different' } })
    ? resetForm.different
    : undefined;
}
