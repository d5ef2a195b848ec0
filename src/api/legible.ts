/** A message of invisible characters alone, such as zero-width spaces or controls, counts as none. */
export function isLegible(message: string): boolean {
  return /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(message);
}
