import { type Act as PlainAct, token } from '../../src/kits/acts.ts';
import { pageKits } from '../../src/kits/page-kits.ts';
import { actsOf } from '../../src/kits/words.ts';
import type { Act } from './vocabulary.ts';

/** All that were ever opened, and all that were ever typed. */
export interface Secrets {
  tokens: string[];
  passwords: string[];
}

/** What a visitor who does all this has opened and typed. */
export function secretsOf(acts: readonly Act[]): Secrets {
  const plain = acts.flatMap(actsOf);
  return {
    tokens: [token, ...plain.flatMap(tokensIn)],
    passwords: plain.flatMap(act =>
      act[0] === 'types into' && act[2] && !open.has(act[1]) ? [act[2]] : [],
    ),
  };
}

/** The fields that hold no secret. */
const open = new Set(Object.values(pageKits).flatMap(({ form }) => form?.keeps ?? []));

function tokensIn(act: PlainAct): string[] {
  if (act[0] !== 'opens' && act[0] !== 'is led within the site to') return [];
  const opened = new URL(act[1], 'https://site.example').searchParams.get('token');
  return opened?.trim() ? [opened] : [];
}
