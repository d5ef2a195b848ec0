import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { houseAt } from '../../exchange/house.ts';
import { houseIn, placeIn } from '../../flows/profile/profile-values.ts';
import type { WelcomeFlow } from '../../flows/profile/welcome.ts';
import { refusalsIn } from '../../flows/result.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { faults } from '../../words/faults.ts';
import { welcome as words } from '../../words/profile/welcome.ts';
import { FormError } from '../frame/form-page.tsx';
import { useForm } from '../frame/form.ts';
import { MemberPage } from '../frame/member-page.tsx';
import { pageOf } from '../frame/page-of.tsx';
import { SubmitButton } from '../frame/submit-button.tsx';
import { House } from '../members/house.tsx';
import { HouseChoices } from './house-choices.tsx';
import { PlaceFields } from './place-fields.tsx';
import style from './welcome.module.css';

/** Where a member comes after the first sign-in. */
export default pageOf('welcome', Welcome);

const steps = ['house', 'name', 'place'] as const;

type Step = (typeof steps)[number];

function Welcome({ flow }: { flow: WelcomeFlow }) {
  const current =
    useSelector(flow, snapshot => steps.find(one => snapshot.matches(one))) ?? 'place';
  const [first] = useState(current);
  return (
    <MemberPage title={words.title}>
      <p>{words.lead}</p>
      <ol className={style['steps']} aria-label={words.steps}>
        {steps.map(step => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            {words[step]}
          </li>
        ))}
      </ol>
      <StepForm key={current} flow={flow} step={current} isFirst={current === first} />
    </MemberPage>
  );
}

interface StepFormProps {
  flow: WelcomeFlow;
  step: Step;
  /** Whether the page has opened with it. */
  isFirst: boolean;
}

function StepForm({ flow, step, isFirst }: StepFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  const snapshot = useSelector(flow, current => current);
  const { form, place } = snapshot.children;
  const typed = useSelector(form, current => current?.context.values);
  const { outcome, message } = snapshot.context;
  const values = typed ?? snapshot.context.values;
  const isBusy = snapshot.matches('saving') || snapshot.matches('movedIn');
  const isRefused = snapshot.matches({ name: 'refused' }) || snapshot.matches({ place: 'refused' });
  const { props, said } = useForm(form, {
    isBusy,
    isRefused,
    refused: { values: snapshot.context.values, refusals: refusalsIn(outcome) },
  });
  const fields = {
    house: <HouseChoices values={values} />,
    name: (
      <TextField
        name="name"
        autoCapitalize="words"
        autoComplete="given-name"
        label={words.name}
        hint={words.nameHint}
        defaultValue={values.name}
        {...said('name', faults.name)}
      />
    ),
    place: (
      <PlaceFields
        finder={place}
        values={values}
        onChoose={point => flow.send({ type: 'place chosen', point })}
      />
    ),
  } satisfies Record<Step, ReactNode>;
  return (
    <form {...props}>
      <h2 ref={heading} tabIndex={-1}>
        {words[step]}
      </h2>
      <div className={style['stage']}>
        {placeIn(values) && <House {...houseAt(4)} width={88} height={88} />}
        <House {...houseIn(values)} width={112} height={112} />
        {placeIn(values) && <House {...houseAt(7)} width={88} height={88} />}
      </div>
      {fields[step]}
      <FormError>{isRefused && message}</FormError>
      <div className={style['ways']}>
        <SubmitButton isBusy={isBusy} call={snapshot.children['save the profile']}>
          {step === 'place' ? words.moveIn : words.next}
        </SubmitButton>
        <Button
          isSecondary
          disabled={!snapshot.can({ type: 'later pressed' })}
          onClick={() => flow.send({ type: 'later pressed' })}
        >
          {words.later}
        </Button>
      </div>
    </form>
  );
}
