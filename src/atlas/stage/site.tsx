import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import type { memoryLocation } from 'wouter/memory-location';
import { everyRoute } from '../../app/every-route.ts';
import { openedModal } from '../../app/opening.ts';
import { Shell } from '../../app/shell.tsx';
import type { freeze } from '../../kits/freeze.ts';
import { pageAt } from '../../paths.ts';

export type Location = ReturnType<typeof memoryLocation>;

/** The site as people get it, on charts of our own and with an address that is not the browser's. */
export async function renderSite(
  root: HTMLElement,
  site: ReturnType<typeof freeze>,
  { hook }: Location,
  path: string,
) {
  const modalAsRendered = await openedModal(site);
  await everyRoute[pageAt(path).name]?.preload();
  createRoot(root).render(
    <Router hook={hook}>
      <Shell routes={everyRoute} site={site} modalAsRendered={modalAsRendered} />
    </Router>,
  );
}
