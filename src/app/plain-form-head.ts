import { documentData, takeover } from './handover.ts';
import { rememberPresses } from './presses.ts';

// Runs inline in the head of a page whose form answers once its own script has come.
documentData().form = 'plain';
rememberPresses();

// The press of its button is remembered; the browser must not send the form by itself.
const stopped = new AbortController();
addEventListener('submit', event => event.preventDefault(), { signal: stopped.signal });
addEventListener(takeover, () => stopped.abort());
