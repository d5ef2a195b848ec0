// Generated from the names of files by `npm run generate`.
import { chartOf } from '../page-chart.ts';

/** The charts of the pages of a document, each fetched when its page is opened. */
export const memberCharts = {
  you: async () => {
    const { you } = await import('../home/you.ts');
    return chartOf('you', you);
  },
};
