/** Mutants that no test kills, and why that is right. */
export interface Survivors {
  file: string;
  reason: string;
  /** The mutator, what stands there, and what took its place. */
  mutants: [mutator: string, original: string, replacement: string][];
}

export const survivors: Survivors[] = [
  {
    file: 'src/api/client.ts',
    reason: 'Neither of the two texts holds the cookie, and neither is JSON.',
    mutants: [
      ['StringLiteral', "''", '"Stryker was here!"'],
      ['StringLiteral', "''", '"Stryker was here!"'],
    ],
  },
  {
    file: 'src/api/client.ts',
    reason: 'An address is relative with any text that is no origin.',
    mutants: [['StringLiteral', "''", '"Stryker was here!"']],
  },
  {
    file: 'src/api/client.ts',
    reason: 'A function without a return gives undefined as well.',
    mutants: [['BlockStatement', '{ return undefined; }', '{}']],
  },
  {
    file: 'src/api/early-call.ts',
    reason: 'Whatever is thrown instead, the client takes it for being offline.',
    mutants: [
      ['ArrowFunction', 'error => () => { throw error; }', '() => undefined'],
      ['BlockStatement', '{ throw error; }', '{}'],
    ],
  },
  {
    file: 'src/api/password.ts',
    reason: 'Graphemes are what a segmenter finds by default.',
    mutants: [['ObjectLiteral', "{ granularity: 'grapheme' }", '{}']],
  },
  {
    file: 'src/api/password.ts',
    reason: 'A segmenter finds the same in what is printed in ASCII; it is only slow to come.',
    mutants: [
      ['ConditionalExpression', '/^[ -~]*$/.test(text)', 'false'],
      ['Regex', '/^[ -~]*$/', '/^[ -~]$/'],
    ],
  },
  {
    file: 'src/api/xsrf.ts',
    reason: 'A cookie without a name is not the one that is looked for.',
    mutants: [['EqualityOperator', 'separator < 0', 'separator <= 0']],
  },
  {
    file: 'src/flows/call.ts',
    reason: 'A call is given its request when it starts; the question is there for the compiler.',
    mutants: [
      ['ConditionalExpression', '!request', 'false'],
      ['StringLiteral', '`${operation} was called without a request`', '``'],
    ],
  },
  {
    file: 'src/flows/result-modal.ts',
    reason: 'XState sends to nobody where there is nobody; the question is there for the compiler.',
    mutants: [['ConditionalExpression', 'requester', 'true']],
  },
  {
    file: 'src/flows/site.ts',
    reason: 'A chart is fetched only where a page was opened; the question is for the compiler.',
    mutants: [
      ['OptionalChaining', 'place?.name', 'place.name'],
      ['ConditionalExpression', '!place', 'false'],
    ],
  },
  {
    file: 'src/flows/site.ts',
    reason: 'A name for inspection; the site itself never reads it.',
    mutants: [['StringLiteral', "'resultModal'", '""']],
  },
  {
    file: 'src/pages/reset-password.tsx',
    reason:
      "Runs in a browser only: the journey 'is empty again after a return from the back-forward cache' proves it.",
    mutants: [
      ['ArrowFunction', "() => send({ type: 'page returned to' })", '() => undefined'],
      ['ObjectLiteral', "{ type: 'page returned to' }", '{}'],
      ['StringLiteral', "'page returned to'", '""'],
    ],
  },
  {
    file: 'src/pages/reset-password.tsx',
    reason: 'Only fetches earlier what the modal, which names the host itself, would fetch.',
    mutants: [
      ['ConditionalExpression', 'settings.animationHost || undefined', 'true'],
      ['ConditionalExpression', 'settings.animationHost || undefined', 'false'],
      [
        'LogicalOperator',
        'settings.animationHost || undefined',
        'settings.animationHost && undefined',
      ],
    ],
  },
  {
    file: 'src/pages/result-modal.tsx',
    reason: 'Runs in a browser only: every journey to a result proves it.',
    mutants: [
      [
        'BlockStatement',
        '{ const subscription = modal.subscribe(listener); return () => subscri…',
        '{}',
      ],
      ['ArrowFunction', '() => modal.getSnapshot()', '() => undefined'],
    ],
  },
  {
    file: 'src/pages/result-modal.tsx',
    reason: 'There is one modal, which lives as long as the site and is always listened to.',
    mutants: [
      ['ArrowFunction', '() => subscription.unsubscribe()', '() => undefined'],
      ['ArrayDeclaration', '[modal]', '[]'],
    ],
  },
];
