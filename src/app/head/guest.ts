import { noteSession } from '../ports/session-mark.ts';

// Runs inline behind the pages that the server gives only to those without a session.
noteSession(false);
