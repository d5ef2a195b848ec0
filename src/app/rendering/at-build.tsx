import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { createActor } from 'xstate';
import { callsBy } from '../../api/generated/calls.ts';
import { awaitedMarks } from '../../api/rendering.ts';
import { startSession } from '../../flows/account/session.ts';
import { publicCharts } from '../../flows/public-charts.ts';
import { type Site, site as siteChart } from '../../flows/site.ts';
import { WaitingFrame } from '../../pages/frame/member-page.tsx';
import { ResultModalView } from '../../pages/frame/result-modal.tsx';
import { SiteContext } from '../../pages/frame/site-context.ts';
import { waitingShapeAt } from '../../pages/frame/waiting-shape.ts';
import { Waiting } from '../../pages/frame/waiting.tsx';
import {
  isRendered,
  type MemberPage,
  memberPageNames,
  memberPaths,
  pageNames,
  paths,
  type PublicPage,
} from '../../paths.ts';
import { settings } from '../../settings.ts';
import { Still } from '../../ui/still.tsx';
import { newLinkAdvice } from '../../words/result-modal.ts';
import { membersNeedScripts, siteName } from '../../words/site.ts';
import { memberRoutes } from '../member-routes.ts';
import { openedModal } from '../opening.ts';
import { PageFault } from '../page-fault.tsx';
import { rootId, stuckId } from '../page-protocol.ts';
import { results } from '../results.ts';
import { titleOf } from '../route.ts';
import { routes } from '../routes.ts';
import { Shell } from '../shell.tsx';
import { noBrowser } from './no-browser.ts';

/** What becomes a file of HTML. */
export interface Rendered {
  /** Names of scripts that stand first in `<head>`. */
  first: readonly string[];
  /** Names of those that stand behind the content, whose first paint they would hold up. */
  last: readonly string[];
  /** Whether a chart belongs to it, so that its app is of use at once. */
  hasFlow: boolean;
  /** For `<head>`. */
  head: string;
  /** For `<body>`. */
  body: string;
  /** HTML that scripts may show before the style sheet of the whole site has come. */
  shownByScripts: string;
  /** Whether the server renders it for each visitor; it is what that awaits until then. */
  isAwaited: boolean;
  /** Whether a call belongs to its first state. */
  asksAtOnce: boolean;
}

/** A page of the public site in the first state of its chart. */
export interface RenderedPage extends Rendered {
  name: PublicPage;
  path: string;
  hasToken: boolean;
  isIndexed: boolean;
  isStored: boolean;
}

/** A page of the members while what it shows is awaited. */
export interface RenderedMemberPage extends Pick<Rendered, 'last' | 'head' | 'body'> {
  name: MemberPage;
}

/** Every page of the public site, each in the first state of its chart. */
export function renderPages(): Promise<RenderedPage[]> {
  return Promise.all(pageNames.map(renderPage));
}

/** Every page of the members as it is awaited: its frame, with still shapes. */
export function renderMemberPages(): RenderedMemberPage[] {
  const site = startSite('home', { session: startSession });
  const pages = memberPageNames.map(name => renderMemberPage(name, site));
  site.stop();
  return pages;
}

function renderMemberPage(name: MemberPage, site: Site): RenderedMemberPage {
  const address = memberPaths[name];
  const path = typeof address === 'string' ? address : address.template;
  const page = renderToStaticMarkup(
    <Router ssrPath={path}>
      <SiteContext value={site}>
        <WaitingFrame>
          <noscript>
            <p>{membersNeedScripts}</p>
          </noscript>
          <Waiting shape={waitingShapeAt(path)} />
        </WaitingFrame>
      </SiteContext>
    </Router>,
  );
  return {
    name,
    last: ['members', 'replay-clicks', 'early-form', 'early-search'],
    head: `<title>${titleOf(memberRoutes[name])}</title><meta name="robots" content="noindex">`,
    body: awaited(page) + stuck(paths.home),
  };
}

async function renderPage(name: PublicPage): Promise<RenderedPage> {
  let asksAtOnce = false;
  const site = startSite(name, { onCall: () => (asksAtOnce = true) });
  const modalAsRendered = await openedModal(site);
  const { prelude } = await prerender(
    <Router ssrPath={paths[name]}>
      <Shell routes={routes} site={site} modalAsRendered={modalAsRendered} results={results} />
    </Router>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const page = await new Response(prelude).text();
  site.stop();
  const { hasToken, isIndexed, hasForm, isStored } = routes[name];
  const isAwaited = isRendered(paths[name], false);
  const body = isAwaited ? awaited(page) : `<div id="${rootId}" data-page="${name}">${page}</div>`;
  return {
    name,
    path: paths[name],
    hasToken,
    isIndexed,
    isStored,
    first: firstScripts[name] ?? [],
    last: lastScripts[name] ?? [],
    hasFlow: name in publicCharts,
    head: headOf(name),
    body: hasToken || hasForm ? body + stuck(paths[name]) : body,
    shownByScripts: hasToken ? await openModal() : '',
    isAwaited,
    asksAtOnce,
  };
}

/** The root with what stands there until the server has rendered the page, or React. */
function awaited(html: string): string {
  return awaitedMarks.join(`<div id="${rootId}">${html}</div>`);
}

/** The modal, with everything and every picture that it shows. */
async function openModal(): Promise<string> {
  const site = startSite('verifyEmail');
  const loading = await openedModal(site);
  const { modal } = site.getSnapshot().context;
  const result = { message: '', advice: newLinkAdvice, next: 'newLink' } as const;
  modal.send({ type: 'request succeeded', result });
  const succeeded = modal.getSnapshot();
  site.stop();
  return renderToStaticMarkup(
    <Router ssrPath={paths.verifyEmail}>
      <ResultModalView snapshot={loading} onClose={() => undefined} />
      <ResultModalView snapshot={succeeded} onClose={() => undefined} />
      <Still name="success" />
      <Still name="failure" />
    </Router>,
  );
}

/** A token leaves the address before anything is fetched, and its call leaves at once. */
const firstScripts: Partial<Record<PublicPage, readonly string[]>> = {
  resetPassword: ['token'],
  verifyEmail: ['token', 'verify'],
};

const lastScripts: Partial<Record<PublicPage, readonly string[]>> = {
  home: ['guest', 'replay-clicks', 'early-search'],
  signIn: ['guest', 'replay-clicks', 'early-form'],
  join: ['guest', 'replay-clicks', 'early-form'],
  newLink: ['replay-clicks', 'early-form'],
  left: ['guest'],
  resetPassword: ['replay-clicks', 'early-form'],
  verifyEmail: ['replay-clicks'],
};

/** What `head/replay-clicks.ts` shows in the place of a page whose own script does not come. */
function stuck(path: string): string {
  const html = renderToStaticMarkup(
    <Router ssrPath={path}>
      <PageFault fault="missing part" />
    </Router>,
  );
  return `<div id="${stuckId}" hidden><template>${html}</template></div>`;
}

/** The charts as in the browser, in a world where no answer arrives. */
function startSite(
  page: PublicPage,
  { session, onCall }: { session?: typeof startSession; onCall?: () => void } = {},
): Site {
  const calls = callsBy(() => {
    onCall?.();
    return new Promise(() => undefined);
  });
  const site = createActor(siteChart, {
    input: {
      calls,
      charts: publicCharts,
      ...(session && { startSession: session }),
      navigation: { replace: () => undefined },
      ...noBrowser,
    },
  }).start();
  site.send({ type: 'page opened', page, token: 'any' });
  return site;
}

function headOf(name: PublicPage): string {
  const { description, isIndexed } = routes[name];
  const title = titleOf(routes[name]);
  if (!isIndexed) return `<title>${title}</title><meta name="robots" content="noindex">`;
  const { siteOrigin } = settings;
  const address = siteOrigin + paths[name];
  const published = [
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:url" content="${address}">`,
    `<meta property="og:image" content="${siteOrigin}/og.png">`,
  ];
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:site_name" content="${siteName}">`,
    '<meta property="og:type" content="website">',
    ...(siteOrigin ? published : []),
    name === 'landing' ? structuredData(description) : '',
  ].join('');
}

function structuredData(description: string): string {
  const { siteOrigin } = settings;
  const site = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: siteName,
    description,
  };
  const data = JSON.stringify(siteOrigin ? { ...site, url: siteOrigin } : site);
  return `<script type="application/ld+json">${data}</script>`;
}
