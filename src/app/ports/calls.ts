import { createClient } from '../../api/client.ts';
import { createCalls } from '../../api/generated/calls.ts';
import { settings } from '../../settings.ts';

/** The calls of the browser. */
export const calls = createCalls(
  createClient({
    origin: settings.apiOrigin || location.origin,
    cookies: () => document.cookie,
  }),
);
