import { documentData } from '../page-protocol.ts';

// Runs inline in the head of a page whose list comes with its script. The form above works without it.
documentData().form = 'search';
