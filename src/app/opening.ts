import { waitFor } from 'xstate';
import type { ResultModalSnapshot } from '../flows/result-modal.ts';
import type { Site } from '../flows/site.ts';

/** The modal in the moment in which the flow of a page has started, which its HTML shows. */
export async function openedModal(site: Site): Promise<ResultModalSnapshot> {
  const { context } = await waitFor(site, snapshot => !snapshot.matches('opening'));
  return context.modal.getSnapshot();
}
