import { type ComponentType, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { createActor, type InspectionEvent } from 'xstate';
import { callsOfPage, type Recorded } from '../api/rendering.ts';
import type { SiteInput } from '../flows/site-input.ts';
import { type Site, site as siteChart } from '../flows/site.ts';
import { pageAt, paths } from '../paths.ts';
import { tellTimesIn } from '../words/dates.ts';
import { keepInteraction } from './carry-over.ts';
import { PageMissing } from './lazy-page.tsx';
import { openedModal } from './opening.ts';
import {
  documentData,
  entryToken,
  forgetRendered,
  ready,
  recordedId,
  renderedPage,
  renderedZone,
  rootId,
  takeover,
} from './page-protocol.ts';
import { documentLocation } from './ports/document-location.ts';
import { drafts as kept } from './ports/drafts.ts';
import { informOtherTabs } from './ports/other-tabs.ts';
import { position } from './ports/position.ts';
import type { Route, Routes } from './route.ts';
import { type Results, Shell } from './shell.tsx';
import { wholeStyle } from './whole-style.ts';

declare global {
  /** If it is defined before the site starts, it is called with every inspection event of the charts. */
  var inspectCharts: ((event: InspectionEvent) => void) | undefined;
}

/** Whether this build has the function above, see `inspection.ts`. */
declare const __INSPECTION__: boolean;

interface Start extends Pick<SiteInput, 'charts' | 'startSession'> {
  /** The pages of the document. */
  routes: Routes;
  /** What stands in the place of a page that has not come yet. */
  Waiting?: ComponentType;
  results?: Results;
  /** What may lie over every page of it. */
  Overlay?: ComponentType;
  /** Has the page asked anew when something may have changed. */
  startLive?: (refresh: () => void) => void;
}

/**
 * Starts the charts before React renders, so that no request runs twice under StrictMode, and takes
 * over the page that came as HTML where it still shows this address.
 */
export async function startDocument({
  routes,
  results,
  Waiting,
  Overlay,
  startLive,
  ...own
}: Start): Promise<void> {
  const root = document.getElementById(rootId);
  if (!root) throw new Error('The page has no #root');
  const { go, shows, useLocation } = documentLocation(routes);
  // The visitor may have gone back or forward before this script came.
  if (!shows(location.pathname)) return location.reload();
  reloadElsewhere(shows);
  const replace: SiteInput['navigation']['replace'] = (path, byReload) => {
    if (byReload) {
      informOtherTabs();
      location.replace(path);
    } else go(path, { replace: true });
  };
  const recorded = readRecorded();
  const wasRendered = recorded.answers.length > 0;
  const { drafts, areShown } = notedDrafts();
  const site = startSite({ ...own, position, drafts, navigation: { replace } }, recorded);
  // By then the flow of the page is there, and has taken what was recorded.
  const refresh = () => site.send({ type: 'page refreshed' });
  addEventListener(ready, () => startLive?.(refresh), { once: true });
  const isHere = () => renderedPage(root) === pageAt(location.pathname).name;
  const preload = (pathname: string, hasStyle?: boolean) =>
    preloadRoute(routes[pageAt(pathname).name], hasStyle);
  void preload(location.pathname, isHere());
  const modalAsRendered = await openedModal(site);
  // Without a token the site has gone on to another page by now.
  const hasPage = await preload(location.pathname, isHere());
  const isWhole = hasPage && !site.getSnapshot().matches('broken');
  const shell = (carryOver?: () => void) => (
    <StrictMode>
      <Router hook={useLocation}>
        <Shell {...{ routes, site, modalAsRendered, results, carryOver, Waiting, Overlay }} />
      </Router>
    </StrictMode>
  );
  if (wasRendered) {
    // The charts take what was recorded in microtasks.
    await new Promise(resolve => setTimeout(resolve));
    recorded.answers.length = 0;
    if (areShown()) forgetRendered(root);
  }
  // From here on React receives what is pressed and typed, see head/replay-clicks.ts and head/early-form.ts.
  dispatchEvent(new Event(takeover));
  // In small steps, for the visitor may be typing; what they press is hydrated before all else.
  if (isHere() && isWhole) {
    tellTimesIn(renderedZone(root));
    addEventListener(ready, () => tellTimesIn(undefined), { once: true });
    const page = shell(keepInteraction(root));
    startTransition(() => void hydrateRoot(root, page, { onCaughtError, onRecoverableError }));
  }
  // A page without a flow is complete in its HTML; one with a flow must show that a part is missing.
  else if (isHere() && site.getSnapshot().matches('withoutFlow')) return;
  else createRoot(root, { onCaughtError }).render(shell(keepInteraction(root)));
  preloadWhatMayFollow(preload);
}

/**
 * A document that was loaded anew, such as that of a book, may find entries before it that another document
 * has made. Must be called before anything else listens.
 */
function reloadElsewhere(shows: (pathname: string) => boolean): void {
  addEventListener('popstate', event => {
    if (shows(location.pathname)) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}

/** Logs every caught error but a missing page, which the error boundary shows. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof PageMissing)) console.error(error);
}

/** A page that was altered cannot be hydrated. React has drawn it anew; see carry-over.ts. */
const onRecoverableError = () => undefined;

function startSite(ports: Omit<SiteInput, 'calls'>, recorded: Recorded): Site {
  const site = createActor(siteChart, {
    input: { ...ports, calls: callsOfPage(loadCalls, recorded) },
    ...(__INSPECTION__ && globalThis.inspectCharts && { inspect: globalThis.inspectCharts }),
  }).start();
  const openPage = (isReturn: boolean) => {
    const { name: page, parameters } = pageAt(location.pathname, location.search);
    const token = entryToken();
    site.send({ type: 'page opened', page, parameters, token, isReturn });
  };
  openPage(false);
  addEventListener('popstate', () => openPage(true));
  for (const move of ['pushState', 'replaceState']) addEventListener(move, () => openPage(false));
  for (const move of ['pushState', 'replaceState']) addEventListener(move, () => scrollTo(0, 0));
  return site;
}

const loadCalls = async () => (await import('./ports/calls.ts')).calls;

/** What the server has rendered the page from; no answer where it has not. */
function readRecorded(): Recorded {
  const text = document.getElementById(recordedId)?.textContent;
  return text ? JSON.parse(text) : { at: '', answers: [] };
}

/** The drafts, and whether any is shown by now: the server, which has none, renders pages without them. */
function notedDrafts() {
  let isAnyRead = false;
  const read = (name: string) => {
    const text = kept.read(name);
    isAnyRead ||= text !== undefined;
    return text;
  };
  return { drafts: { ...kept, read }, areShown: () => isAnyRead };
}

/**
 * A closed result leads to the landing page, which could no longer be fetched offline; nor could the
 * style of the page that says so.
 */
function preloadWhatMayFollow(preload: (pathname: string) => Promise<boolean>): void {
  addEventListener(ready, () => void loadCalls().catch(() => undefined), { once: true });
  const look = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    if (link?.origin === location.origin) void preload(link.pathname);
    if (target.closest('form')) void preload(paths.landing);
  };
  addEventListener('pointerover', look, { passive: true });
  addEventListener('focusin', look);
  if (document.querySelector('form') && documentData().document !== 'members') return;
  void preload(paths.landing);
  wholeStyle().catch(() => undefined);
}

/** Resolves to whether the page was fetched; if not, it is fetched again when it is opened. */
async function preloadRoute(route: Route | undefined, hasStyle = false): Promise<boolean> {
  try {
    await route?.preload(hasStyle);
    return route !== undefined;
  } catch {
    return false;
  }
}
