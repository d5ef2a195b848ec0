import { useSelector } from '@xstate/react';
import { channels, kinds, type PreferencesFlow } from '../../flows/notices/preferences.ts';
import { Choices } from '../../ui/choices.tsx';
import { memberPages } from '../../words/member-pages.ts';
import { preferences as words } from '../../words/notices/preferences.ts';
import { FormError } from '../frame/form-page.tsx';
import { useForm } from '../frame/form.ts';
import { LoadedPage } from '../frame/loaded-page.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { SubmitButton } from '../frame/submit-button.tsx';

export default pageOf('preferences', Preferences);

function Preferences({ flow }: { flow: PreferencesFlow }) {
  const snapshot = useSelector(flow, current => current);
  return (
    <LoadedPage
      loading={snapshot.children.loading}
      shape="rows"
      lead={words.lead}
      title={words.title}
      isBusy={snapshot.matches('saving')}
      isOfAccount
    >
      {!snapshot.matches('loading') && <PreferencesForm flow={flow} />}
    </LoadedPage>
  );
}

function PreferencesForm({ flow }: { flow: PreferencesFlow }) {
  const snapshot = useSelector(flow, current => current);
  const { values, message } = snapshot.context;
  const isBusy = snapshot.matches('saving');
  const { props } = useForm(snapshot.children.form, { isBusy });
  return (
    <form {...props}>
      {kinds.map(
        kind =>
          values[kind] && (
            <Choices
              key={kind}
              kind="radio"
              name={kind}
              legend={words.kinds[kind]}
              chosen={[values[kind]]}
              options={channels.map(value => ({ value, label: words.channels[value] }))}
            />
          ),
      )}
      <FormError>{snapshot.matches({ idle: 'refused' }) && message}</FormError>
      <SubmitButton isBusy={isBusy} call={snapshot.children['save the preferences']}>
        {memberPages.save}
      </SubmitButton>
      <output>{snapshot.matches({ idle: 'saved' }) && memberPages.saved}</output>
    </form>
  );
}
