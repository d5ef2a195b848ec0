import { noteSession } from '../session-mark.ts';

// Runs inline in the head of the pages that the server gives only to those without a session.
noteSession(false);
