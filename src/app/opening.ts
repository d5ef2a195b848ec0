import type { ResultModalSnapshot } from '../flows/result-modal.ts';
import type { Site } from '../flows/site.ts';

/** The modal in the very moment in which the flow of a page has started, which its HTML shows. */
export function openedModal(site: Site): Promise<ResultModalSnapshot> {
  const { promise, resolve } = Promise.withResolvers<ResultModalSnapshot>();
  const look = (snapshot: ReturnType<Site['getSnapshot']>) => {
    if (!snapshot.matches('opening')) resolve(snapshot.context.modal.getSnapshot());
  };
  const subscription = site.subscribe(look);
  look(site.getSnapshot());
  return promise.finally(() => subscription.unsubscribe());
}
