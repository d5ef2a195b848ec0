import type { Act, Phrase } from './acts.ts';
import { pageKits, type Words } from './page-kits.ts';

/** What happens on a page, in the words of its kit. */
export type Word = PhrasesOf<Words>;

type PhrasesOf<Some> = Some extends object
  ? {
      [Name in keyof Some]: Some[Name] extends (...words: infer Said) => unknown
        ? Phrase<Name, Said>
        : never;
    }[keyof Some]
  : never;

/** Every word of a kit, and what it means. */
const words = new Map(Object.values(pageKits).flatMap(kit => Object.entries(kit.words)));

/** What an act comes to, in the vocabulary that every driver has. */
export function actsOf(act: Act | Word): readonly Act[] {
  if (isPlain(act)) return [act];
  const [name, ...said] = typeof act === 'string' ? [act] : act;
  const meaning = words.get(name);
  if (!meaning) throw new Error(`No kit has the word '${name}'`);
  return Reflect.apply(meaning, undefined, said);
}

function isPlain(act: Act | Word): act is Act {
  return !words.has(typeof act === 'string' ? act : act[0]);
}
