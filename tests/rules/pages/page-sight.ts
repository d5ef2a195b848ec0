import '../../browser/page-watch.ts';
import type { InspectionEvent } from 'xstate';
import { secretsIn } from '../charts/secrets.ts';
import type { Secrets } from '../known-secrets.ts';
import type { Sight } from '../vocabulary.ts';

declare global {
  /** What the site in this page still holds of what is secret. */
  var secretsInPage: (known: Secrets) => Sight['secrets'];
}

// Runs in the page before its own script.
const watch = globalThis.inspectCharts;
const actors = new Set<InspectionEvent['actorRef']>();

globalThis.inspectCharts = event => {
  watch?.(event);
  actors.add(event.actorRef);
};

globalThis.secretsInPage = known => {
  const [site] = actors;
  if (!site) return [];
  return secretsIn(site, actors, known);
};
