import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { createActor } from 'xstate';
import { callsBy } from '../../api/generated/calls.ts';
import type { Recorded, RenderPage } from '../../api/rendering.ts';
import type { Copy } from '../../api/schemas.ts';
import { startSession } from '../../flows/account/session.ts';
import { memberCharts } from '../../flows/member-charts.ts';
import { publicCharts } from '../../flows/public-charts.ts';
import { currentFlow, site as siteChart } from '../../flows/site.ts';
import { termsOf } from '../../pages/books/board.tsx';
import { WaitingPage } from '../../pages/frame/member-page.tsx';
import { SessionOverlay } from '../../pages/frame/session-overlay.tsx';
import { isOfMembers, pageAt } from '../../paths.ts';
import { settings } from '../../settings.ts';
import { shared } from '../../words/books/copy.ts';
import { tellTimesIn } from '../../words/dates.ts';
import { siteName, titled } from '../../words/site.ts';
import { copyRoute } from '../copy-route.ts';
import { memberRoutes } from '../member-routes.ts';
import { recordedId, rootId } from '../page-protocol.ts';
import { results } from '../results.ts';
import { routes } from '../routes.ts';
import { Shell } from '../shell.tsx';
import { noBrowser } from './no-browser.ts';

/** As each document starts in the browser. */
const documents = {
  public: {
    flows: { charts: publicCharts },
    shown: { routes: { ...routes, ...copyRoute }, results },
  },
  members: {
    flows: { charts: memberCharts, startSession },
    shown: { routes: memberRoutes, Waiting: WaitingPage, Overlay: SessionOverlay },
  },
};

// Rendering waits for no part of a page.
for (const { flows, shown } of Object.values(documents)) {
  await Promise.all(Object.values(shown.routes).map(route => route.preload()));
  await Promise.all(Object.values(flows.charts).map(load => load()));
}

/**
 * Renders a page as the browser of its visitor draws it: the same charts ask the same calls, until they have
 * what the page begins with.
 */
export const renderPage: RenderPage = async asked => {
  const { pathname, search, hasSession, zone, answer, signal } = asked;
  const { flows, shown } = documents[isOfMembers(pathname, hasSession) ? 'members' : 'public'];
  const answers: Recorded['answers'] = [];
  const at = new Date().toUTCString();
  const pending = new Set<Promise<unknown>>();
  const replacedBy: string[] = [];
  const faults: unknown[] = [];
  const site = createActor(siteChart, {
    input: {
      ...noBrowser,
      calls: callsBy((operation, request) => {
        const answered = answer(operation, request);
        if (!answered) return new Promise(() => undefined);
        pending.add(answered);
        return answered.then(outcome => {
          pending.delete(answered);
          answers.push([operation, request, outcome]);
          return outcome;
        });
      }),
      ...flows,
      navigation: { replace: path => void replacedBy.push(path) },
    },
  });
  // Without this XState throws them where nobody catches them, and the server ends.
  site.subscribe({ error: fault => void faults.push(fault) });
  site.start();
  try {
    const { name: page, parameters } = pageAt(pathname, search);
    site.send({ type: 'page opened', page, parameters, token: '' });
    const isUnsettled = () => pending.size > 0 || site.getSnapshot().matches('opening');
    const isOver = () => signal.aborted || replacedBy.length > 0 || faults.length > 0;
    do {
      await Promise.all(pending);
      // What an answer leads to happens in microtasks.
      await new Promise(resolve => setImmediate(resolve));
    } while (isUnsettled() && !isOver());
    if (faults.length > 0) throw faults[0];
    if (isUnsettled() || isOver()) return undefined;
    const { modal } = site.getSnapshot().context;
    tellTimesIn(zone);
    const html = renderToString(
      <StrictMode>
        <Router ssrPath={pathname} ssrSearch={search}>
          <Shell {...shown} site={site} modalAsRendered={modal.getSnapshot()} />
        </Router>
      </StrictMode>,
    );
    const flow = currentFlow(site.getSnapshot());
    const copy = flow?.page === 'copy' ? flow.ref.getSnapshot().context.copy : undefined;
    const head = copy && !hasSession ? headOf(pathname, copy) : undefined;
    const recorded: Recorded = { at, answers };
    const json = JSON.stringify(recorded).replaceAll('<', '\\u003c');
    return {
      html: `<div id="${rootId}" data-page="${page}" data-zone="${zone}">${html}</div>`,
      recorded: `<script type="application/json" id="${recordedId}">${json}</script>`,
      head,
    };
  } finally {
    site.stop();
  }
};

/** What programs show of a link to a book (ogp.me). It names nobody. */
function headOf(pathname: string, { book, ...copy }: Copy): string {
  const { siteOrigin } = settings;
  const parts = {
    'og:title': book.title,
    'og:description': shared(termsOf(copy)),
    'og:site_name': siteName,
    'og:type': 'website',
    ...(siteOrigin && { 'og:url': siteOrigin + pathname, 'og:image': `${siteOrigin}/og.png` }),
  };
  return renderToStaticMarkup(
    <>
      <title>{titled(book.title)}</title>
      {Object.entries(parts).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
    </>,
  );
}
