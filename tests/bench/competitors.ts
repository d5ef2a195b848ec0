import { paths } from '../../src/paths.ts';
import type { Aim } from './visit.ts';

interface MeasuredPage {
  name: string;
  path: string;
  aim: Aim;
}

export const token = 'a-token-of-a-usual-length-aaaaaaaaaaaaaaaaaa';

const measuredPages: MeasuredPage[] = [
  { name: 'landing', path: paths.landing, aim: 'reading' },
  { name: 'about', path: paths.about, aim: 'reading' },
  { name: 'reset-password', path: `${paths.resetPassword}?token=${token}`, aim: 'typing' },
  // What is typed and pressed before its script has come is not lost.
  { name: 'sign-in', path: paths.signIn, aim: 'reading' },
  { name: 'email-verification', path: `${paths.verifyEmail}?token=${token}`, aim: 'the call' },
];

/** One page of one competitor. */
export interface Entry {
  page: string;
  competitor: string;
  url: string;
  aim: Aim;
}

type Competitor = 'product' | 'static' | 'hydrated' | 'hello';

/** The first two have all pages, the others one page of their own kind. */
export function entriesOf(
  servings: Record<Competitor, { origin: string }>,
  others: Entry[],
): Entry[] {
  return [
    ...measuredPages.flatMap(({ name, path, aim }) =>
      (['product', 'static'] as const).map(competitor => ({
        page: name,
        competitor,
        url: servings[competitor].origin + path,
        aim,
      })),
    ),
    {
      page: 'reset-password',
      competitor: 'hydrated',
      url: servings.hydrated.origin,
      aim: 'typing',
    },
    { page: 'reset-password', competitor: 'hello', url: servings.hello.origin, aim: 'reading' },
    ...others,
  ];
}

/** `name=url` is one more reset form, `landing:name=url` one more landing page, and so on. */
export function otherEntry(argument: string): Entry {
  const [, page = 'reset-password', competitor, url] =
    /^(?:([\w-]+):)?([\w.-]+)=(.+)$/.exec(argument) ?? [];
  const measured = measuredPages.find(({ name }) => name === page);
  if (!measured || !competitor || !url || !URL.canParse(url)) {
    const names = measuredPages.map(({ name }) => name).join(', ');
    throw new Error(`'${argument}' is not in the form [page:]name=url, with a page of ${names}`);
  }
  return { page, competitor, url, aim: measured.aim };
}
