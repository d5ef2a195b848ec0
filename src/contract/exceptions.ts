/** Everything that `openapi.yaml` declares and the contract leaves out, with the reason. */
export const exceptions = {
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
} satisfies Record<'answers' | 'fields' | 'headers', Record<string, string>>;
