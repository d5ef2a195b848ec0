/** Of the names of answers, fields and headers. */
export interface Exceptions {
  answers: Record<string, string>;
  fields: Record<string, string>;
  headers: Record<string, string>;
}

/**
 * Everything that `openapi.yaml` declares and the contract leaves out, with the reason. A name alone
 * stands for all answers; one behind an operation, or an operation and a status, for those of it.
 */
export const exceptions: Exceptions = {
  answers: {
    default:
      'Any status that something in between may send, a proxy for instance. No backend can be asked to bring it about; the web shows the message if there is one.',
  },
  fields: {
    success:
      'Optional. The web works without it; a 2xx answer that says `false` is taken for a failure, and a pact cannot say "if it is there, it is `true`".',
    error:
      'Optional. The web works without it; a 2xx answer that says `true` is taken for a failure, and a pact cannot say "if it is there, it is `false`".',
  },
  headers: {
    'Retry-After':
      'Demanded by `openapi.yaml`, for other clients and for people who look. The web advises to wait, without saying how long.',
  },
};

/** The most particular name of something by which it is left out; undefined where it is not. */
export function exceptionOf(
  reasons: Record<string, string>,
  operation: string,
  ...names: string[]
): string | undefined {
  const candidates = names.map((_, index) => [operation, ...names.slice(index)].join(' '));
  return [...candidates, names.at(-1) ?? ''].find(name => name in reasons);
}
