import { type RuleId, rules } from '../../src/rules.ts';
import type { FormSeen } from '../seen.ts';
import { rowsOf } from './table.ts';
import type { Act, Row, Sees, Sight } from './vocabulary.ts';

export interface NamedRow extends Row {
  rule: RuleId;
  /** Aloud; no other row has the same words. */
  title: string;
}

/** The whole table, in the order of the rules. */
export const rows: NamedRow[] = Object.keys(rules)
  .filter(isRule)
  .flatMap(rule => rowsOf(rule).map(row => Object.assign({ rule, title: titleOf(row) }, row)));

/**
 * What is seen after `when` of what was seen before it. A form that was not there has the fields that
 * the row names, no faults, and cannot be submitted.
 */
export function sightAfter(before: Sight, { form, ...sees }: Sees): Sight {
  return { ...before, ...sees, form: form === 'none' ? undefined : merged(before.form, form) };
}

function merged(before: FormSeen | undefined, form: Partial<FormSeen> | undefined) {
  if (!form) return before;
  const former = before ?? newForm;
  return { ...former, ...form, typed: { ...former.typed, ...form.typed } };
}

const newForm: FormSeen = { typed: {}, faults: [], canSubmit: false };

function isRule(name: string): name is RuleId {
  return name in rules;
}

function titleOf({ given, when, guard }: Row): string {
  return `${given.map(sentenceOf).join(', ')}; ${sentenceOf(when)}${guard ? `, and ${guard}` : ''}`;
}

function sentenceOf(act: Act): string {
  if (typeof act === 'string') return act;
  const [name, ...words] = act;
  return [name, ...words.map(toldWord)].join(' ');
}

/** A word that occurs many times is written once. */
function toldWord(word: unknown): string {
  const [, part, rest = ''] = /^(.+?)(\1{4,})$/su.exec(String(word)) ?? [];
  if (part === undefined) return JSON.stringify(word);
  return `${1 + rest.length / part.length} × ${JSON.stringify(part)}`;
}
