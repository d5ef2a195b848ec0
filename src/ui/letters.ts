import style from './letters.module.css';

/** The classes of a title: these, and one that sets all of it in another typeface where ours lacks a letter of it. */
export function titleClass(title: string, ...classes: (string | undefined)[]): string | undefined {
  const all = hasOnlyOurLetters(title) ? classes : [...classes, style['other']];
  return all.filter(Boolean).join(' ') || undefined;
}

/** Whether Fraunces has all letters of a text, see serif.css. */
function hasOnlyOurLetters(text: string): boolean {
  return !/[[\p{L}\p{M}]--[A-Za-zªºÀ-ňŊ-žȘ-țẞ]]/v.test(text);
}
