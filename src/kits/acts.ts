import type { Trouble } from '../api/outcome.ts';
import type { PageName, Path, PublicPage } from '../paths.ts';

/** Everything that can happen to the site in a browser, with what has to be said along with it. */
interface Vocabulary {
  /** Anew, by an address of the site. */
  opens: [address: string];
  'opens a mailed link to': [page: PublicPage];
  'loads the page again': [];
  'follows the link to': [page: PageName];
  /** By a link that does not load the site anew, with or without a token. */
  'is led within the site to': [address: string];
  'skips to the content': [];
  'goes Back': [];
  'goes Forward': [];
  /** Back to the page as it was left, where the browser has kept it. */
  'goes to another site and comes back': [];

  /** In the place of what the field holds. */
  'types into': [field: string, text: string];
  'leaves the field': [];
  submits: [];
  /** So fast that the page has not changed in between. */
  'submits twice': [];
  'presses the submit button': [];
  /** By what stands on it. */
  presses: [button: string];
  'closes the modal': [];
  waits: [seconds: number];

  /** Of the calls that are under way the oldest is meant. */
  'the server answers': [status: number, body: Json];
  'the call comes to nothing': [reason: Nothing];
  /** As the server that is there answers it. */
  'the answer comes': [];
  'the answers come slowly': [];
  'the charts come slowly': [];
  /** The one for which the page waits. */
  'the chart comes': [];
  'the charts are gone': [];
  'the charts are back': [];
  /** No call can be made any more. */
  'the client breaks': [];

  /** Which no page does yet, but any may. */
  'another part of the site asks, to go on to': [path: Path];
  'the chart learns that it has succeeded': [];
}

type ActName = keyof Vocabulary;

export type Act = { [Name in ActName]: Phrase<Name, Vocabulary[Name]> }[ActName];

/** One driver of the vocabulary: a browser of our own, or a real one. */
export type Acts = {
  [Name in ActName]: (...words: Vocabulary[Name]) => void | Promise<void>;
};

/** A name alone where there is nothing to say along with it. */
export type Phrase<Name, Words extends unknown[]> = Words extends []
  ? Name
  : readonly [Name, ...Words];

/** In the links of all mails. */
export const token = 'the-token';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Why no answer comes that could be shown; a defect is one of the client's own. */
export type Nothing = Trouble | 'a defect';
