import type { ActorRefFrom } from 'xstate';
import { examples } from '../../api/generated/examples.ts';
import { signIn as logic } from '../../flows/home/sign-in.ts';
import { paths } from '../../paths.ts';
import type { Act } from '../acts.ts';
import { bare, type Form, type FormGesture, type PageKit } from '../kit.ts';
import { kitOfChart } from '../page-chart.ts';
import { about, type Scene, sceneOf, start } from '../scenes.ts';

const email = 'member-one@book-exchange.example';
const password = 'nine yellow lanterns';
const filled = { email, password };

const fields = {
  email: { typed: 'address typed' },
  password: { typed: 'password typed' },
} as const;

const opens: Act = ['opens', paths.signIn];
const typesAddress = (text: string): Act => ['types into', 'email', text];
const typesPassword = (text: string): Act => ['types into', 'password', text];

export const signIn = {
  ...kitOfChart('signIn', logic),
  asks: ['signIn'],
  name: 'page to sign in',
  address: paths.signIn,
  links: ['about'],
  form: {
    of: flow => (flow.page === 'signIn' ? formOf(flow.ref) : undefined),
    events: { fields, submitted: 'submitted', returned: 'page returned to' },
    filled,
    keeps: ['email'],
    gestures: {
      'type an e-mail address': typing('email', `\`${email}\` into E-mail address`, email),
      'type a password': typing('password', `\`${password}\` into Password`, password),
      'type a wrong password': typing('password', '`wrong` into Password', 'wrong'),
      'press Sign in': {
        sentence: 'Press Sign in.',
        isPossible: () => true,
        acts: ['presses the submit button'],
      },
    },
    corners: [],
  },
  words: {
    'opens the page to sign in': () => [opens],
    'types an address': (text: string) => [typesAddress(text)],
    'types a password': (text: string) => [typesPassword(text)],
    'types address and password': () => [typesAddress(email), typesPassword(password)],
  },
  examples: {
    'address typed': { 'an address': { value: email }, 'no address': { value: 'member one' } },
    'password typed': { 'a password': { value: password }, nothing: { value: '' } },
    submitted: bare,
    'page returned to': bare,
    'page left': bare,
  },
  scenes: {
    'idle.open': formScene('open', { email: '', password: '' }),
    'idle.incomplete': formScene('incomplete', { email: '', password: '' }),
    'idle.refused': formScene(
      'refused',
      { email, password: '' },
      examples.signIn.refused.body.message,
    ),
    loading: sceneOf('signIn', 'loading', { typed: { email, password: '' } }),
    success: { ...sceneOf('signIn', 'success', { typed: { email, password: '' } }), seenAs: start },
    left: about,
  },
} satisfies PageKit<typeof logic>;

function formOf(ref: ActorRefFrom<typeof logic>): Form {
  return {
    get isOpen() {
      return ref.getSnapshot().matches('idle');
    },
    get canSubmit() {
      return ref.getSnapshot().can({ type: 'submitted' });
    },
    type: (field, value) => {
      if (field !== 'email' && field !== 'password') throw new Error(`There is no field ${field}`);
      ref.send({ type: fields[field].typed, value });
    },
    leave: () => undefined,
    submit: () => ref.send({ type: 'submitted' }),
    returnTo: () => ref.send({ type: 'page returned to' }),
  };
}

function formScene(state: string, typed: typeof filled, refusal = ''): Scene {
  return sceneOf('signIn', { idle: state }, { typed, context: { refusal } });
}

function typing(field: string, what: string, text: string): FormGesture {
  return {
    sentence: `Type ${what}.`,
    isPossible: ({ typed }) => typed[field] !== text,
    acts: [['types into', field, text]],
  };
}
