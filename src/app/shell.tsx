import { useSelector } from '@xstate/react';
import {
  type ComponentType,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'wouter';
import type { ResultModalSnapshot } from '../flows/result-modal.ts';
import type { Site } from '../flows/site.ts';
import { SiteContext } from '../pages/frame/site-context.ts';
import { pageAt } from '../paths.ts';
import { onOtherZone, toldZone } from '../words/dates.ts';
import { PageBoundary, PageFault } from './page-fault.tsx';
import { ready } from './page-protocol.ts';
import { type Route, type Routes, titleOf } from './route.ts';

/** The modal, and what it adds to the title of the document; nothing in a document whose flows show no result. */
export interface Results {
  Modal: ComponentType<{ asRendered: ResultModalSnapshot }>;
  titleOfResult: (modal: ResultModalSnapshot) => string | undefined;
}

interface ShellProps {
  /** The pages of this document. */
  routes: Routes;
  site: Site;
  modalAsRendered: ResultModalSnapshot;
  /** What shows the results of flows. */
  results?: Results | undefined;
  /** What stands in the place of a page that has not come yet. */
  Waiting?: ComponentType | undefined;
  /** What may lie over every page. */
  Overlay?: ComponentType | undefined;
  /** Gives the page what the visitor has done to the one that it replaces. */
  carryOver?: (() => void) | undefined;
}

/** What surrounds every page: the modal above it, the title, and where the focus goes. */
export function Shell(props: ShellProps) {
  const { routes, site, modalAsRendered, results, carryOver, Waiting = Blank, Overlay } = props;
  const [path] = useLocation();
  const { name, parameters } = pageAt(path);
  const state = useSelector(site, snapshot => snapshot.value);
  const focusHeading = useFocusOnHeading(path);
  useEffect(keepFocus, []);
  const route = routes[name];
  if (!route) throw new Error(`${name} is no page of this document`);
  const { Page } = route;
  const shown = [name, ...Object.values(parameters)].join('/');
  useTitle(route, site, results?.titleOfResult);
  // Whatever tells a time is drawn anew.
  useSyncExternalStore(onOtherZone, toldZone, toldZone);
  return (
    <SiteContext value={site}>
      <PageBoundary page="all">
        <PageBoundary key={shown} page={shown}>
          <Suspense fallback={<Waiting />}>
            {state === 'broken' && <PageFault fault="missing part" />}
            {state === 'opening' && <Waiting />}
            {(state === 'withFlow' || state === 'withoutFlow') && (
              <>
                <Handover carryOver={carryOver} />
                <Page />
                <Arrival onArrive={focusHeading} />
              </>
            )}
          </Suspense>
        </PageBoundary>
        {Overlay && <Overlay />}
        {results && <results.Modal asRendered={modalAsRendered} />}
      </PageBoundary>
    </SiteContext>
  );
}

function Blank() {
  return <main aria-busy="true" />;
}

/** Before a page, which may say more exactly what it shows. */
function useTitle(
  route: Route,
  site: Site,
  titleOfResult: Results['titleOfResult'] = () => undefined,
): void {
  const modal = useSelector(site, snapshot => snapshot.context.modal);
  const result = useSelector(modal, titleOfResult);
  useLayoutEffect(() => {
    document.title = result ? `${result} · ${titleOf(route)}` : titleOf(route);
  }, [route, result]);
}

/** Stands before a page, whose own effects come later. */
function Handover({ carryOver }: Pick<ShellProps, 'carryOver'>) {
  useLayoutEffect(() => carryOver?.(), [carryOver]);
  return null;
}

/** Stands beside a page, and so arrives when that page has been fetched. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  const arrive = useEffectEvent(onArrive);
  useEffect(() => arrive(), []);
  return null;
}

/**
 * The browser does this itself where it loads a page; within the site it is ours to do. The visitor may
 * have gone on before the page that was loaded has arrived.
 */
function useFocusOnHeading(path: string): () => void {
  const loaded = useRef(path);
  const isFirst = useRef(true);
  return () => {
    if (!isFirst.current || path !== loaded.current) {
      document.querySelector('h1')?.focus({ preventScroll: true });
    }
    // After what was typed before has reached the charts, see head/replay-clicks.ts.
    if (isFirst.current) setTimeout(() => dispatchEvent(new Event(ready)));
    isFirst.current = false;
  };
}

/**
 * Where what has the focus goes away, as a button does that has done its work, the browser gives the focus to nothing,
 * and keys and what reads the page aloud begin anew at its top. Then what stands around it or before it gets the focus.
 */
function keepFocus(): () => void {
  let focused: Element | undefined;
  let places: HTMLElement[] = [];
  const remember = () => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return;
    focused = element;
    places = placesFor(element);
  };
  const giveOn = () => {
    const title = document.querySelector('h1');
    for (const place of title ? [...places, title] : places) {
      if (document.activeElement !== document.body) return;
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    }
  };
  const observer = new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    focused = undefined;
    // A page that knows a better place has given it the focus by then.
    setTimeout(giveOn);
  });
  remember();
  addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

/** What can have the focus around an element, and then the headings before it, the nearest first. */
function placesFor(element: Element): HTMLElement[] {
  const around = element.parentElement?.closest<HTMLElement>('[tabindex]');
  const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, legend')];
  const before = headings.filter(
    heading => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return [...(around ? [around] : []), ...before.toReversed()];
}
