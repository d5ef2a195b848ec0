/** A text with the digits of any script as Latin ones, in full, without what can't be seen. */
export function withLatinDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/\p{Nd}/gu, latinDigit);
}

/** Ten follow each other in each script (Unicode, 4.6). */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = code - 1;
  while (/\p{Nd}/u.test(String.fromCodePoint(before))) before -= 1;
  return String((code - before - 1) % 10);
}
