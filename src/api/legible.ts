/** A message of invisible characters alone, such as zero-width spaces, counts as none. */
export function isLegible(message: string): boolean {
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(message);
}
