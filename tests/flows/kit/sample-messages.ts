import { examples } from '../../../src/api/generated/examples.ts';

const { body } = examples.conversation.shown;

/** A conversation as `openapi.yaml` shows one, in which something is unread. */
export const { conversation } = body;

/** What it holds: a request that was asked for, and a message of the other member. */
export const [message, event] = body.items;

/** As the list shows it. */
export const [row] = examples.conversations.found.body.items;

/** A notice that was not seen. */
export const [notice] = examples.notices.found.body.items;

/** A report of a copy. */
export const [report] = examples.reports.found.body.items;
