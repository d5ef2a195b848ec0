import { type Requirement, requirements } from './requirements.ts';

/**
 * A test by its file and its title, as it is written there: in its groups, `group > test`, and with
 * the places of a table in it.
 */
export interface Proof {
  file: string;
  title: string;
  /** Where a table has one row that says it. */
  row?: string;
}

/** A file that documents something, and the words by which it is found there. */
export interface Place {
  file: string;
  words: string;
}

export type Claim = {
  /** A requirement, or a section or chapter with all that is in it. */
  of: string;
  /** What is asked, in our own words. */
  subject: string;
  /** How it is met, what is missing, or why it does not apply. */
  how: string;
} & (
  | { verdict: 'met'; tests: Proof[] }
  | { verdict: 'documented'; places: Place[] }
  | { verdict: 'not met' | 'not applicable' }
);

export type Verdict = Claim['verdict'];

export const verdicts: Verdict[] = ['met', 'documented', 'not met', 'not applicable'];

export function met(of: string, subject: string, how: string, ...tests: Proof[]): Claim {
  return { verdict: 'met', of, subject, how, tests };
}

export function documented(of: string, subject: string, how: string, ...places: Place[]): Claim {
  return { verdict: 'documented', of, subject, how, places };
}

export function notMet(of: string, subject: string, how: string): Claim {
  return { verdict: 'not met', of, subject, how };
}

export function notApplicable(of: string, subject: string, how: string): Claim {
  return { verdict: 'not applicable', of, subject, how };
}

/** What a claim is about. */
export function requirementsOf({ of }: Pick<Claim, 'of'>): Requirement[] {
  return requirements.filter(({ number }) => number === of || number.startsWith(`${of}.`));
}
