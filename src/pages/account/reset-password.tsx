import { useSelector } from '@xstate/react';
import {
  lengthFault,
  passwordLength,
  type ResetPasswordFlow,
} from '../../flows/account/reset-password.ts';
import { paths } from '../../paths.ts';
import { settings } from '../../settings.ts';
import { useAnimationPreload } from '../../ui/animation.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { resetForm, resetPassword as words } from '../../words/account/reset-password.ts';
import { FormPage } from '../frame/form-page.tsx';
import { useForm } from '../frame/form.ts';
import { pageOf } from '../frame/page-of.tsx';
import style from './token-page.module.css';

const { min, max } = passwordLength;
const rules = `minlength: ${min}; maxlength: ${max};`;

export default pageOf('resetPassword', ResetPassword);

export function ResetPassword({ flow }: { flow: ResetPasswordFlow }) {
  const snapshot = useSelector(flow, current => current);
  const { preload, hiddenPlayer } = useAnimationPreload(settings.animationHost || undefined);
  const { props, faultAt, isRight } = useForm(snapshot.children.form, {
    isBusy: !snapshot.matches('idle'),
    isClearedWhenSent: true,
    waitsUntilRight: true,
    onReturn: () => flow.send({ type: 'page returned to' }),
  });
  return (
    <FormPage title={words.title} isBusy={snapshot.matches('loading')}>
      <form {...props} action={paths.resetPassword}>
        <p id="when" className={style['when']}>
          {words.when}
        </p>
        <PasswordField
          name="newPassword"
          label={words.newPassword}
          describedBy="when"
          rules={rules}
          fault={faultAt('newPassword')}
          faults={resetForm}
          refusal={tooLong}
          onFocus={preload}
        />
        <PasswordField
          name="confirmation"
          label={words.confirmation}
          describedBy="when"
          rules={rules}
          fault={faultAt('confirmation')}
          faults={resetForm}
          refusal={tooLong}
        />
        <Button type="submit" name="send" disabled={!isRight} aria-describedby="when">
          {words.submit}
        </Button>
        <noscript>
          <p>{words.needsScripts}</p>
        </noscript>
      </form>
      {hiddenPlayer}
    </FormPage>
  );
}

/** The specification limits what is typed. */
function tooLong(password: string): 'tooLong' | undefined {
  return lengthFault(password) === 'tooLong' ? 'tooLong' : undefined;
}
