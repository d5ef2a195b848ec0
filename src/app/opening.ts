import type { SnapshotFrom } from 'xstate';
import type { ResultModalSnapshot } from '../flows/result-modal.ts';
import type { Site } from '../flows/site.ts';

/** The modal in the moment in which the flow of a page has started, which its HTML shows. */
export function openedModal(site: Site): Promise<ResultModalSnapshot> {
  return new Promise(resolve => {
    // Without a wait: a call that fails at once has changed the modal a few microtasks later.
    const look = (snapshot: SnapshotFrom<Site>) => {
      if (!snapshot.matches('opening')) resolve(snapshot.context.modal.getSnapshot());
    };
    look(site.getSnapshot());
    site.subscribe(look);
  });
}
