/** In scripts without capital letters. */
const letter = String.raw`[[\p{Lo}\p{Lm}]--\p{DI}]`;
const mark = String.raw`[\p{M}--\p{DI}]`;

/** What can't be seen, but shapes what stands beside it. */
const shaping = [
  // The flag of a region (UTS #51, 3.6.1).
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}`,
  // Selects a variant of a sign, but not of a Latin letter, which has none.
  String.raw`(?<=\p{Emoji}|[^\s\p{Cc}\p{Cs}\p{LC}\p{DI}])\p{VS}`,
  // Joins pictures to one (UTS #51, 2.2).
  String.raw`(?<=\p{ExtPict}[\uFE0F\p{EMod}]?)\u200D(?=\p{ExtPict})`,
  // Joins or parts letters of a word, also after a mark at its end (UAX #31, 2.3).
  String.raw`(?<=${letter}${mark}*)[\u180E\u200C\u200D](?=${letter})`,
  String.raw`(?<=${letter}${mark}+)[\u200C\u200D]`,
];
const invisible = new RegExp(String.raw`(${shaping.join('|')})|[\p{DI}\p{Cs}\uFFF9-\uFFFB]`, 'gv');

/** A text as others see it in one line, such as a name or a title: with one space for any white space. */
export function lineOf(text: string): string {
  return visible(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** A text as others see it in several lines, such as a message. */
export function proseOf(text: string): string {
  return visible(text)
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .trim();
}

/** The beginning of a text, at most so many UTF-16 code units, without halves of characters. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replaceAll(/\p{Cs}/gu, '');
}

/**
 * Letters in the one form that Unicode has for each (UAX #15, NFC), without what can't be seen: characters
 * that turn the direction of what follows (UAX #9) or hide between letters (UTS #39), and halves of some.
 */
function visible(text: string): string {
  return text.normalize().replaceAll(invisible, '$1').normalize();
}
