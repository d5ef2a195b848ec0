import { useSelector } from '@xstate/react';
import type { NewLinkFlow } from '../../flows/account/new-link.ts';
import { refusalsIn } from '../../flows/result.ts';
import { paths } from '../../paths.ts';
import { TextField } from '../../ui/text-field.tsx';
import { newLink as words } from '../../words/account/new-link.ts';
import { faults } from '../../words/faults.ts';
import { FormError, FormPage, FormSuccess } from '../frame/form-page.tsx';
import { useForm } from '../frame/form.ts';
import { PageLink } from '../frame/page-link.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { SubmitButton } from '../frame/submit-button.tsx';

export default pageOf('newLink', NewLink);

function NewLink({ flow }: { flow: NewLinkFlow }) {
  const snapshot = useSelector(flow, current => current);
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
    <FormPage title={words.title} isBusy={isBusy}>
      {snapshot.matches('success') ? (
        <FormSuccess message={message}>
          <p>{words.done}</p>
        </FormSuccess>
      ) : (
        <form {...props}>
          <p>{words.lead}</p>
          <FormError>{isRefused && message}</FormError>
          <TextField
            name="email"
            inputMode="email"
            autoComplete="email"
            enterKeyHint="send"
            label={words.email}
            {...said('email', faults.email)}
          />
          <SubmitButton isBusy={isBusy} call={snapshot.children['ask the server']}>
            {words.submit}
          </SubmitButton>
          <noscript>
            <p>{words.needsScripts}</p>
          </noscript>
        </form>
      )}
      <p>
        <PageLink href={paths.signIn}>{words.signIn}</PageLink>
      </p>
    </FormPage>
  );
}
