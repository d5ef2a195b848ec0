import type { ActName } from '../../src/kits/acts.ts';
import { actsOf } from '../../src/kits/words.ts';
import { unreachableIn } from '../browser/acts.ts';
import { type NamedRow, rows } from './row.ts';
import type { Act } from './vocabulary.ts';

/** What of an engine an act touches; nothing where the client and the charts do it all. */
export const touched = {
  opens: 'the loading of a document',
  'opens a mailed link to': 'the loading of a document',
  'loads the page again': 'the loading of a document',
  'follows the link to': 'the history',
  'is led within the site to': 'the history',
  'skips to the content': 'the history',
  'goes Back': 'the history',
  'goes Forward': 'the history',
  'goes to another site and comes back': 'what is kept for the way back',
  'types into': 'typing',
  'leaves the field': 'the focus',
  submits: 'the form',
  'submits twice': 'the form',
  'closes the modal': 'the dialog',
  waits: undefined,
  'the server answers': undefined,
  'the call comes to nothing': 'the network, as the engine reports it',
  'the charts come slowly': 'the loading of scripts',
  'the chart comes': 'the loading of scripts',
  'the charts are gone': 'the loading of scripts',
  'the charts are back': 'the loading of scripts',
  'another part of the site asks, to go on to': undefined,
  'the chart learns that it has succeeded': undefined,
  // Only the walks do these, in every engine.
  'presses the submit button': undefined,
  presses: undefined,
  'the answer comes': undefined,
  'the answers come slowly': undefined,
  'the client breaks': undefined,
} as const satisfies Record<ActName, string | undefined>;

/**
 * The rows that every engine shows. A row is one of them where two of its acts follow each other
 * that no row before it has in this order, and one of them touches the engine.
 */
export const rowsOfEveryEngine: ReadonlySet<NamedRow> = choose();

function choose(): Set<NamedRow> {
  const shown = new Set<string>();
  return new Set(
    rows.filter(row => {
      const fresh = pairsOf(row).filter(pair => !shown.has(pair));
      fresh.forEach(pair => shown.add(pair));
      return fresh.length > 0;
    }),
  );
}

/** Of acts that follow each other, where one touches an engine. */
export function pairsOf({ given, when }: NamedRow): string[] {
  const acts = [...given, when];
  if (unreachableIn(acts.flatMap(actsOf)) !== undefined) return [];
  return acts.flatMap((act, index) => {
    const before = acts[index - 1];
    const touches = [before, act].some(one => one !== undefined && touchesEngine(one));
    return touches ? [`${kindOf(before)}; ${kindOf(act)}`] : [];
  });
}

function touchesEngine(act: Act): boolean {
  return actsOf(act).some(one => touched[typeof one === 'string' ? one : one[0]]);
}

/** Why a call comes to nothing makes another act of it. */
function kindOf(act: Act | undefined): string {
  if (act === undefined) return 'at first';
  const [name, reason] = typeof act === 'string' ? [act] : act;
  return name === 'the call comes to nothing' ? `${name}: ${reason}` : name;
}
