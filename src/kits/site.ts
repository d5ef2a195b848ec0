import type { site as logic } from '../flows/site.ts';
import { type PageName, pageNames, paths } from '../paths.ts';
import type { Kit } from './kit.ts';
import { kitOf } from './page-kits.ts';
import { resetPassword } from './reset-password.ts';
import { hidden, landing } from './scenes.ts';

/** What fetches the chart of a page in the chart of the site. */
export const chartFetcher = 'fetch the chart';

/** A page to open. */
export interface Opening {
  page: PageName;
  token: string;
}

/** By address; a page to which a mail leads is opened with a token and without. */
export const openings: Readonly<Record<string, Opening>> = Object.fromEntries(
  pageNames.flatMap(page => {
    const tokens = kitOf(page) ? ['an example', ''] : [''];
    return tokens.map(token => {
      const opening: Opening = { page, token };
      return [nameOfOpening(opening), opening] as const;
    });
  }),
);

export function nameOfOpening({ page, token }: Opening): string {
  return token ? `${paths[page]}?token=…` : paths[page];
}

const form = resetPassword.scenes['idle.newPassword.untold'];

export const site = {
  examples: {
    'page opened': openings,
    'redirect requested': { 'to the root': { to: paths.landing } },
  },
  scenes: {
    withoutFlow: landing,
    // The HTML of the page comes before its chart, and shows the chart's first state.
    opening: { page: 'resetPassword', site: 'opening', modal: hidden, seenAs: form },
    withFlow: form,
    broken: { page: 'resetPassword', site: 'broken', modal: hidden },
  },
} satisfies Kit<typeof logic>;
