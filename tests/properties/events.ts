import * as fc from 'fast-check';
import { isFlowPage } from '../../src/kits/page-kits.ts';
import { type PageName, pageNames } from '../../src/paths.ts';

export type Event =
  | Opened
  | { type: 'went'; by: -1 | 1 }
  | { type: 'typed'; field: Field; value: string }
  | { type: 'left'; field: Field }
  | { type: 'submitted' }
  | { type: 'returned' }
  | { type: 'closed' }
  | { type: 'waited'; milliseconds: number }
  | { type: 'chart arrived'; nth: number }
  | { type: 'chart was gone'; nth: number }
  | { type: 'answered'; nth: number; answer: Answer };

interface Opened {
  type: 'opened';
  page: PageName;
  token: string;
}

export type Field = 'newPassword' | 'confirmation';
export type Answer = { succeeded: boolean; message: string } | 'defect' | 'offline' | 'timed out';

/** Stands in every secret, and in nothing else. */
export const mark = '¤';

const right = `${mark} long enough`;
const passwords = [right, right, right, `${mark} different`, mark, mark.repeat(51), ''];
const tokens = [`${mark} token`, `${mark} another`, '', ' \t'];
/** Those of which the expectation knows what they do. */
const flowPages: PageName[] = ['resetPassword', 'verifyEmail'];
const plainPages = pageNames.filter(page => !isFlowPage(page));

/** Any page with any token in any order: more than one document could meet. */
export function anyEvents(): fc.Arbitrary<Event[]> {
  const opened = openingOf(
    fc.constantFrom(...plainPages, ...flowPages, ...flowPages),
    fc.constantFrom(...tokens),
  );
  return eventsWith(opened, opened);
}

/** A document is opened by one link; what else it shows has neither a flow nor a token. */
export function eventsOfOneDocument(): fc.Arbitrary<Event[]> {
  const link = openingOf(fc.constantFrom(...flowPages), fc.constantFrom(...tokens));
  const plain = openingOf(fc.constantFrom(...plainPages), fc.constant(''));
  return link.chain(link => eventsWith(fc.constant(link), fc.oneof(plain, fc.constant(link))));
}

function openingOf(
  page: fc.Arbitrary<PageName>,
  token: fc.Arbitrary<string>,
): fc.Arbitrary<Opened> {
  return fc.record({ type: fc.constant('opened'), page, token });
}

/** 200 of them, of which a failure shows only those that it needs. */
function eventsWith(
  first: fc.Arbitrary<Opened>,
  opened: fc.Arbitrary<Opened>,
): fc.Arbitrary<Event[]> {
  const field = fc.constantFrom<Field>('newPassword', 'confirmation');
  const nth = fc.nat(3);
  const answer = fc.oneof(
    fc.record({ succeeded: fc.boolean(), message: fc.string() }),
    fc.constantFrom<Answer>('defect', 'offline', 'timed out'),
  );
  const event = fc.oneof(
    often(1, opened),
    often(1, fc.record({ type: fc.constant('went'), by: fc.constantFrom<-1 | 1>(-1, 1) })),
    often(
      4,
      fc.record({ type: fc.constant('typed'), field, value: fc.constantFrom(...passwords) }),
    ),
    often(1, fc.record({ type: fc.constant('left'), field })),
    often(2, fc.constant({ type: 'submitted' as const })),
    often(1, fc.constant({ type: 'returned' as const })),
    often(1, fc.constant({ type: 'closed' as const })),
    often(1, fc.record({ type: fc.constant('waited'), milliseconds: fc.nat(10_000) })),
    often(3, fc.record({ type: fc.constant('chart arrived'), nth })),
    often(1, fc.record({ type: fc.constant('chart was gone'), nth })),
    often(2, fc.record({ type: fc.constant('answered'), nth, answer })),
  );
  const rest = fc.array(fc.option(event, { freq: 1_000 }), { minLength: 199, maxLength: 199 });
  return fc.tuple(first, rest).map(([first, rest]) => [first, ...rest].filter(one => one !== null));
}

function often<T>(weight: number, arbitrary: fc.Arbitrary<T>) {
  return { weight, arbitrary };
}
