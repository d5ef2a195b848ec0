/** What an error says, for a sentence. Where every address of a name was tried in vain, each has its own. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(errorMessage).join('; ');
  return error instanceof Error ? error.message : String(error);
}
