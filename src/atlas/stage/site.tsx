import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { Router, useLocation } from 'wouter';
import type { memoryLocation } from 'wouter/memory-location';
import { everyRoute } from '../../app/every-route.ts';
import { openedModal } from '../../app/opening.ts';
import { Shell } from '../../app/shell.tsx';
import type { freeze } from '../../kits/freeze.ts';
import { pageAt } from '../../paths.ts';

export type Location = ReturnType<typeof memoryLocation>;

interface Shown {
  site: ReturnType<typeof freeze>;
  location: Location;
  path: string;
  /** Whether the pages for members are shown where guests have others. */
  isOfMembers: () => boolean;
}

/** The site as people get it, on charts of our own and with an address that is not the browser's. */
export async function renderSite(root: HTMLElement, { site, location, path, isOfMembers }: Shown) {
  const modalAsRendered = await openedModal(site);
  await everyRoute(isOfMembers())[pageAt(path).name]?.preload();
  createRoot(root).render(
    <Router hook={location.hook}>
      <Documents site={site} modalAsRendered={modalAsRendered} isOfMembers={isOfMembers} />
    </Router>,
  );
}

type DocumentsProps = Pick<Shown, 'isOfMembers'> & Omit<ComponentProps<typeof Shell>, 'routes'>;

function Documents({ isOfMembers, ...rest }: DocumentsProps) {
  // At another address the server may have chosen another document.
  useLocation();
  return <Shell routes={everyRoute(isOfMembers())} {...rest} />;
}
