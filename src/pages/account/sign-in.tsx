import { useSelector } from '@xstate/react';
import type { SignInFlow } from '../../flows/account/sign-in.ts';
import { paths, withQuery } from '../../paths.ts';
import { signIn as words } from '../../words/account/sign-in.ts';
import { FormPage } from '../frame/form-page.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { useIsTakenOver } from '../frame/site-context.ts';
import { SignInForm } from './sign-in-form.tsx';

export default pageOf('signIn', SignIn);

function SignIn({ flow }: { flow: SignInFlow }) {
  const isBusy = useSelector(flow, snapshot => !snapshot.matches('idle'));
  const { next, hasEnded } = useSelector(flow, snapshot => snapshot.context);
  const isTakenOver = useIsTakenOver();
  return (
    <FormPage title={words.title} isBusy={isBusy}>
      {hasEnded && isTakenOver && <p>{words.endedElsewhere}</p>}
      <SignInForm flow={flow} />
      <p>
        <PageLink href={withQuery(paths.join, { next })}>{words.join}</PageLink>
      </p>
    </FormPage>
  );
}
