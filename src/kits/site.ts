import type { site as logic } from '../flows/site.ts';
import { pageAt, type PageName, type Parameters, pathOf, paths } from '../paths.ts';
import type { Kit } from './kit.ts';
import { kitOf, pageKits } from './page-kits.ts';
import { resetPassword } from './reset-password.ts';
import { hidden, landing } from './scenes.ts';

/** The chart of the site, and the event by which a page is opened. */
export const opening = { chart: 'site', event: 'page opened' } as const;

/** What fetches the chart of a page in the chart of the site. */
export const chartFetcher = 'fetch the chart';

/** A page to open. */
export interface Opening {
  page: PageName;
  parameters: Parameters;
  token: string;
}

/** By address; a page to which a mail leads is opened with a token and without. */
export const openings: Readonly<Record<string, Opening>> = Object.fromEntries(
  [...Object.values(paths), ...Object.values(pageKits).map(({ address }) => address)].flatMap(
    path => {
      const { name: page, parameters } = pageAt(path);
      const tokens = kitOf(page)?.mail ? ['an example', ''] : [''];
      return tokens.map(token => {
        const opening: Opening = { page, parameters, token };
        return [nameOfOpening(opening), opening] as const;
      });
    },
  ),
);

export function nameOfOpening({ page, parameters, token }: Opening): string {
  const path = pathOf({ name: page, parameters });
  return token ? `${path}?token=…` : path;
}

const form = resetPassword.scenes['idle.newPassword.untouched'];

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
