import { createRecorder } from '../../src/atlas/model/recorder.ts';
import type { Step } from '../../src/atlas/model/walk.ts';
import { holdTime } from './page-time.ts';

/** What a page has done so far that no visitor sees. */
export interface Watched {
  steps: Step[];
  /** What no page may do: errors, refused promises, words on the console, breaches of the policy. */
  faults: string[];
}

declare global {
  /** Since the page was loaded. */
  var watched: Watched;
  /** Since it was left last. */
  var unread: () => Watched;
}

// Runs in every page before its own script; what it has seen leaves with the page.
holdTime();
const watched: Watched = { steps: [], faults: [] };
let reported = { steps: 0, faults: 0 };
globalThis.watched = watched;
globalThis.unread = () => ({
  steps: watched.steps.slice(reported.steps),
  faults: watched.faults.slice(reported.faults),
});

globalThis.inspectCharts = createRecorder(step => watched.steps.push(step));

addEventListener('ready', () => {
  document.documentElement.dataset['started'] = '';
});
// A page of links is as it came until somebody touches it; here a hand is always there.
addEventListener('load', () => dispatchEvent(new Event('pointerover')));
addEventListener('error', ({ message }) => {
  if (message) watched.faults.push(`error: ${message}`);
});
addEventListener('unhandledrejection', ({ reason }) => {
  watched.faults.push(`unhandled rejection: ${reason}`);
});
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  watched.faults.push(`policy: ${violatedDirective} ${blockedURI}`);
});
for (const name of ['error', 'warn', 'info', 'log', 'debug', 'trace'] as const) {
  const say = console[name];
  console[name] = (...words: unknown[]) => {
    watched.faults.push(`console.${name}: ${words.join(' ')}`);
    say(...words);
  };
}
addEventListener('pagehide', () => {
  navigator.sendBeacon('/watched', JSON.stringify(globalThis.unread()));
  // The page may come back as it was left.
  reported = { steps: watched.steps.length, faults: watched.faults.length };
});
