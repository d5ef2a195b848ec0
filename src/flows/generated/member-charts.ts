// Generated from the names of files by `npm run generate`.
/** The charts of the pages of a document, each fetched when its page is opened. */
export const memberCharts = {};
