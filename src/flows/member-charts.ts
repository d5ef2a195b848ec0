import type { MemberPage } from '../paths.ts';
import { chartOf } from './page-chart.ts';

/** The charts of the members' pages that have one, each fetched when its page is opened. */
export const memberCharts = {
  you: async () => {
    const { you } = await import('./home/you.ts');
    return chartOf('you', you);
  },
} satisfies { [Page in MemberPage]?: () => Promise<{ page: Page }> };
