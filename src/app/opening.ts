import type { ResultModalSnapshot } from '../flows/result-modal.ts';
import type { Site } from '../flows/site.ts';

/**
 * The modal in the very moment in which the flow of a page has started, which its HTML shows, or in which it is known
 * why it can't start.
 */
export function openedModal(site: Site): Promise<ResultModalSnapshot> {
  const { promise, resolve } = Promise.withResolvers<ResultModalSnapshot>();
  const { modal, session } = site.getSnapshot().context;
  const look = () => {
    const isOpening = site.getSnapshot().matches('opening');
    if (!isOpening || session?.getSnapshot().hasTag('refused')) resolve(modal.getSnapshot());
  };
  site.subscribe(look);
  session?.subscribe(look);
  look();
  return promise;
}
