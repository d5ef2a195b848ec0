import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { nameFault } from '../../flows/faults.ts';
import { codesIn, houseIn, maxAboutLength } from '../../flows/profile/profile-values.ts';
import type { ProfileFlow } from '../../flows/profile/profile.ts';
import { refusalsIn } from '../../flows/result.ts';
import { Choices } from '../../ui/choices.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { faults } from '../../words/faults.ts';
import { languages } from '../../words/languages.ts';
import { memberPages } from '../../words/member-pages.ts';
import { profile as words } from '../../words/profile/profile.ts';
import { FormError } from '../frame/form-page.tsx';
import { useForm } from '../frame/form.ts';
import { SubmitButton } from '../frame/submit-button.tsx';
import { House } from '../members/house.tsx';
import { HouseChoices } from './house-choices.tsx';
import { PlaceFields } from './place-fields.tsx';
import style from './profile-form.module.css';

type Part = 'name' | 'about' | 'languages' | 'house' | 'place';

interface ProfileFormProps {
  flow: ProfileFlow;
  /** What of the profile the page shows, in this order. */
  parts: readonly Part[];
  /** Stands where it has been saved. */
  saved?: ReactNode;
}

export function ProfileForm({ flow, parts, saved }: ProfileFormProps) {
  const snapshot = useSelector(flow, current => current);
  const { form, place } = snapshot.children;
  const typed = useSelector(form, current => current?.context.values);
  const values = typed ?? snapshot.context.values;
  const isBusy = snapshot.matches('loading');
  const isRefused = snapshot.matches({ idle: 'refused' });
  const { outcome, before, message } = snapshot.context;
  const refusals = refusalsIn(outcome);
  const refused = { values: snapshot.context.values, refusals };
  const { props, faultAt, said } = useForm(form, {
    isBusy,
    isRefused: isRefused && refusals['name'] !== undefined,
    refused,
  });
  // A name that is older than the rules for names is asked for wherever something is saved.
  const isAsked = refusals['name'] !== undefined || nameFault(before.name) !== undefined;
  const all = new Set<Part>(isAsked ? ['name', ...parts] : parts);
  const read = codesIn(snapshot.context.values.languages);
  // Another client may have others.
  const others = Object.fromEntries(read.map(code => [code, code]));
  const fields = {
    name: (
      <TextField
        name="name"
        autoComplete="given-name"
        label={words.name}
        defaultValue={values.name}
        {...said('name', faults.name)}
      />
    ),
    about: (
      <TextArea
        name="about"
        label={words.about}
        hint={words.aboutHint}
        longest={maxAboutLength}
        defaultValue={values.about}
        fault={faultAt('about')}
        faults={faults.about}
      />
    ),
    languages: (
      <Choices
        kind="checkbox"
        name="languages"
        legend={words.languages}
        chosen={read}
        others={words.addLanguage}
        options={optionsOf({ ...others, ...languages })}
        fault={faultAt('languages')}
        faults={faults.languages}
      />
    ),
    house: (
      <div className={style['house']}>
        <House {...houseIn(values)} width={160} height={160} />
        <HouseChoices values={values} />
      </div>
    ),
    place: (
      <PlaceFields
        finder={place}
        values={values}
        onChoose={point => flow.send({ type: 'place chosen', point })}
      />
    ),
  } satisfies Record<Part, ReactNode>;
  return (
    <form {...props}>
      {[...all].map(part => (
        <div key={part}>{fields[part]}</div>
      ))}
      <FormError>{isRefused && message}</FormError>
      <SubmitButton isBusy={isBusy} call={snapshot.children['save the profile']}>
        {memberPages.save}
      </SubmitButton>
      <output>{snapshot.matches({ idle: 'saved' }) && (saved ?? memberPages.saved)}</output>
    </form>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
