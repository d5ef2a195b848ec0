import { verifyEarly } from '../../api/early-call.ts';
import { settings } from '../../settings.ts';
import { documentData, entryToken } from '../page-protocol.ts';

// Runs inline in the head of the verification page, after `token.ts`: all that the visitor has
// come for is one call, so it leaves before any other script has come.
if (documentData().token === 'present')
  verifyEarly(settings.apiOrigin || location.origin, entryToken());
