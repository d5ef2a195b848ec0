import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type ContactForm as FormFlow, maxTextLength } from '../../flows/contact/contact-form.ts';
import type { ContactUsFlow } from '../../flows/contact/contact-us.ts';
import { refusalsIn } from '../../flows/result.ts';
import { paths } from '../../paths.ts';
import { Choices } from '../../ui/choices.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { topics, contact as words } from '../../words/contact/contact.ts';
import { faults } from '../../words/faults.ts';
import { FormError, FormSuccess } from '../frame/form-page.tsx';
import { useForm } from '../frame/form.ts';
import { PageLink } from '../frame/page-link.tsx';
import { SubmitButton } from '../frame/submit-button.tsx';
import style from '../public/area.module.css';

/** What follows the address on the contact page. */
export function Contact({ flow }: { flow: ContactUsFlow }) {
  const snapshot = useSelector(flow, current => current);
  const { form } = snapshot.children;
  useEffect(() => flow.send({ type: 'page shown' }), [flow]);
  if (form) return <ContactForm flow={form} />;
  return snapshot.matches('closed') && <p>{words.closed}</p>;
}

function ContactForm({ flow }: { flow: FormFlow }) {
  const snapshot = useSelector(flow, current => current);
  const { outcome, values, message } = snapshot.context;
  const isBusy = snapshot.matches('loading');
  const isRefused = snapshot.matches({ idle: 'refused' });
  const { props, faultAt, said } = useForm(snapshot.children.form, {
    isBusy,
    isRefused,
    refused: { values, refusals: refusalsIn(outcome) },
  });
  return (
    <section className={style['form']} aria-busy={isBusy}>
      <h2>{words.title}</h2>
      {snapshot.matches('success') ? (
        <FormSuccess message={message} />
      ) : (
        <form {...props}>
          <p>
            <span>{`${words.report} `}</span>
            <PageLink href={paths.home}>{words.reportLink}</PageLink>
            <span>{words.reportHow}</span>
          </p>
          <Choices
            legend={words.topic}
            name="topic"
            kind="radio"
            options={Object.entries(topics).map(([value, label]) => ({ value, label }))}
            chosen={[values.topic]}
            fault={faultAt('topic')}
            faults={words.faults.topic}
          />
          <FormError>{isRefused && message}</FormError>
          <TextArea
            name="text"
            label={words.text}
            longest={maxTextLength}
            defaultValue={values.text}
            {...said('text', words.faults.text)}
          />
          <TextField
            name="email"
            inputMode="email"
            autoComplete="email"
            enterKeyHint="send"
            label={words.email}
            hint={words.emailHint}
            defaultValue={values.email}
            {...said('email', faults.email)}
          />
          <div hidden>
            <textarea name="subject" aria-label={words.empty} autoComplete="off" />
          </div>
          <SubmitButton isBusy={isBusy} call={snapshot.children['ask the server']}>
            {words.submit}
          </SubmitButton>
        </form>
      )}
    </section>
  );
}
