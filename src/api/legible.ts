/** Whether a text has something to see: no white space, control or filler, and no empty sign of Braille. */
export function isLegible(text: string): boolean {
  return /[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
