import type { ActorRefFrom } from 'xstate';
import { topics } from '../../words/contact/contact.ts';
import { addressFault, textFault } from '../faults.ts';
import { submissionOf } from '../submission.ts';

export type ContactForm = ActorRefFrom<typeof contactForm>;

const minTextLength = 10;

/** In UTF-16 code units, of which a text never has fewer than the code points that JSON Schema counts. */
export const maxTextLength = 2000;

/** From a text to an email to the people behind the site. */
export const contactForm = submissionOf({
  id: 'contactForm',
  description: 'What a visitor writes to the people behind the site.',
  operation: 'contact',
  empty: { topic: '', text: '', email: '', subject: '' },
  beginsWith: ({ about = '', email = '' }) => ({ topic: topicNamed(about) ?? '', email }),
  faultsOf: ({ topic, text, email }) => ({
    topic: topicNamed(topic) ? undefined : 'missing',
    text:
      textFault(text, maxTextLength) ??
      (text.trim().length < minTextLength ? 'tooShort' : undefined),
    email: addressFault(email),
  }),
  requestOf: ({ topic, ...values }) => ({ topic: topicNamed(topic) ?? 'question', ...values }),
  draftOf: ({ parameters: { about, email } }) => ['contact', email, about].join(' '),
});

type Topic = keyof typeof topics;

function topicNamed(name: string): Topic | undefined {
  const isTopic = (one: string): one is Topic => Object.hasOwn(topics, one);
  return isTopic(name) ? name : undefined;
}
