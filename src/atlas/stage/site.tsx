import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import type { memoryLocation } from 'wouter/memory-location';
import { memberRoutes } from '../../app/member-routes.ts';
import { openedModal } from '../../app/opening.ts';
import type { Routes } from '../../app/route.ts';
import { routes as publicRoutes } from '../../app/routes.ts';
import { Shell } from '../../app/shell.tsx';
import type { Site } from '../../flows/site.ts';
import { pageAt, type Path } from '../../paths.ts';

export type Location = ReturnType<typeof memoryLocation>;

const routes: Routes = { ...memberRoutes, ...publicRoutes };

/** The site as people get it, on charts of our own and with an address that is not the browser's. */
export async function renderSite(root: HTMLElement, site: Site, { hook }: Location, path: Path) {
  const modalAsRendered = await openedModal(site);
  await routes[pageAt(path).name]?.preload();
  createRoot(root).render(
    <Router hook={hook}>
      <Shell routes={routes} site={site} modalAsRendered={modalAsRendered} />
    </Router>,
  );
}
