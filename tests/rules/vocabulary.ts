import type { Act as PlainAct } from '../../src/kits/acts.ts';
import type { Word } from '../../src/kits/words.ts';
import type { RuleId } from '../../src/rules.ts';
import type { FormSeen, Seen } from '../seen.ts';

/** Something that happens, as it is read aloud, with what has to be said along with it. */
export type Act = PlainAct | Word;

/** Every condition, and its opposite. */
export const guards = {
  'the link has a token': 'the link has no token',
  'the password has at least 6 characters': 'the password has fewer than 6 characters',
  'the password has at most 50 characters': 'the password has more than 50 characters',
  'the passwords are equal': 'the passwords differ',
  'both passwords are right': 'a password is wrong',
  'address and password are there': 'address or password is missing',
  'the field has been left': 'the field has not been left',
  'something is confirmed': 'nothing is confirmed yet',
  'the server says that it has succeeded': 'the server says that it has failed',
  'somebody is signed in': 'nobody is signed in',
  'the server gives a message': 'the server gives no message',
  'at least 8 seconds have passed': 'fewer than 8 seconds have passed',
  'it is the request that is shown': 'it is another request',
  'the visitor has stayed': 'the visitor has gone on',
  'the page is open already': 'another page is open',
  'the request of that page is under way': 'no request of that page is under way',
  'that page has a flow': 'that page has no flow',
  'the flow of the page has ended': 'the flow of another page has ended',
  'the chart can be fetched': 'the chart cannot be fetched',
} as const;

export type Guard = keyof typeof guards | (typeof guards)[keyof typeof guards];

/** Where the charts are. */
export interface Places {
  site: 'withoutFlow' | 'opening' | 'withFlow' | 'broken';
  /** Of the flow that was started last since the site was loaded. */
  flow:
    | 'none'
    | 'idle'
    | 'loading'
    | 'success'
    | 'failure'
    | 'redirect'
    | 'left'
    | 'shown'
    | 'signingOut';
  modal:
    | 'hidden.idle'
    | 'hidden.awaiting'
    | 'shown.loading'
    | 'shown.success'
    | 'shown.failure'
    | 'late.success'
    | 'late.failure';
}

/** The state of the site at one moment, with what is not visible. */
export interface Sight extends Seen {
  /** What the newest call carries. */
  sent: object | undefined;
  /** What the site still holds, or an onlooker would read in its charts. */
  secrets: ('token' | 'passwords')[];
}

/** What has changed; everything that is not mentioned is as it was, also of what is typed. */
export type Sees = Partial<Omit<Sight, 'form'>> & { form?: Partial<FormSeen> | 'none' };

export interface Row {
  /** What has happened before. */
  given: readonly [Act, ...Act[]];
  when: Act;
  /** The condition under which it is so. */
  guard?: Guard;
  /** What has changed, as in `sees`. */
  then: Partial<Places>;
  sees: Sees;
}

/** Some rules with their rows. */
export type Part = Partial<Record<RuleId, readonly Row[]>>;
