import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { createActor } from 'xstate';
import { callsBy } from '../api/generated/calls.ts';
import { startSession } from '../flows/account/session.ts';
import { publicCharts } from '../flows/public-charts.ts';
import { type Site, site as siteChart } from '../flows/site.ts';
import { WaitingFrame } from '../pages/frame/member-page.tsx';
import { ResultModalView } from '../pages/frame/result-modal.tsx';
import { SiteContext } from '../pages/frame/site-context.ts';
import { AnyWaiting } from '../pages/frame/waiting.tsx';
import { pageNames, paths, type PublicPage, root } from '../paths.ts';
import { settings } from '../settings.ts';
import { Still } from '../ui/still.tsx';
import { newLinkAdvice } from '../words/result-modal.ts';
import { membersNeedScripts, siteName } from '../words/site.ts';
import { openedModal } from './opening.ts';
import { PageFault } from './page-fault.tsx';
import { stuckId } from './page-protocol.ts';
import { titleOf } from './route.ts';
import { routes } from './routes.ts';
import { Shell } from './shell.tsx';

/** What becomes a file of HTML. */
export interface Rendered {
  /** Names of scripts that stand first in `<head>`. */
  scripts: string[];
  /** Whether a chart belongs to it, so that its app is of use at once. */
  hasFlow: boolean;
  /** For `<head>`. */
  head: string;
  /** For `<body>`. */
  body: string;
  /** HTML that scripts may show before the style sheet of the whole site has come. */
  shownByScripts: string;
}

/** A page of the public site in the first state of its chart. */
export interface RenderedPage extends Rendered {
  name: PublicPage;
  path: string;
  hasToken: boolean;
  isIndexed: boolean;
  isStored: boolean;
}

/** Every page of the public site, each in the first state of its chart. */
export function renderPages(): Promise<RenderedPage[]> {
  return Promise.all(pageNames.map(renderPage));
}

/** The members' document, whose pages are rendered in the browser: until then it has their frame, and still shapes. */
export function renderMembers(): Rendered {
  const site = startSite('home', startSession);
  const frame = renderToStaticMarkup(
    <Router ssrPath={root}>
      <SiteContext value={site}>
        <WaitingFrame>
          <noscript>
            <p>{membersNeedScripts}</p>
          </noscript>
          <AnyWaiting />
        </WaitingFrame>
      </SiteContext>
    </Router>,
  );
  site.stop();
  return {
    scripts: [],
    hasFlow: true,
    head: `<title>${siteName}</title><meta name="robots" content="noindex">`,
    body: `<div id="root">${frame}</div>${stuck(paths.home)}`,
    shownByScripts: '',
  };
}

async function renderPage(name: PublicPage): Promise<RenderedPage> {
  const site = startSite(name);
  const modalAsRendered = await openedModal(site);
  const { prelude } = await prerender(
    <Router ssrPath={paths[name]}>
      <Shell routes={routes} site={site} modalAsRendered={modalAsRendered} />
    </Router>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const page = await new Response(prelude).text();
  site.stop();
  const { hasToken, isIndexed, hasForm, isStored } = routes[name];
  const body = `<div id="root" data-page="${name}">${page}</div>`;
  return {
    name,
    path: paths[name],
    hasToken,
    isIndexed,
    isStored,
    scripts: headScripts[name] ?? [],
    hasFlow: name in publicCharts,
    head: headOf(name),
    body: hasToken || hasForm ? body + stuck(paths[name]) : body,
    shownByScripts: hasToken ? await openModal() : '',
  };
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

const headScripts: Partial<Record<PublicPage, string[]>> = {
  home: ['guest', 'list'],
  signIn: ['guest', 'replay-clicks', 'early-form'],
  join: ['guest', 'replay-clicks', 'early-form'],
  newLink: ['replay-clicks', 'early-form'],
  left: ['guest'],
  resetPassword: ['token', 'replay-clicks', 'early-form'],
  verifyEmail: ['token', 'verify', 'replay-clicks'],
};

/** What a script in the head shows in the place of a page whose own script does not come. */
function stuck(path: string): string {
  const html = renderToStaticMarkup(
    <Router ssrPath={path}>
      <PageFault fault="missing part" />
    </Router>,
  );
  return `<div id="${stuckId}" hidden><template>${html}</template></div>`;
}

/** The charts as in the browser, in a world where no answer arrives. */
function startSite(page: PublicPage, session?: typeof startSession): Site {
  const calls = callsBy(() => new Promise(() => undefined));
  const site = createActor(siteChart, {
    input: {
      calls,
      charts: publicCharts,
      ...(session && { startSession: session }),
      navigation: { replace: () => undefined },
      position: () => new Promise(() => undefined),
      drafts: {
        read: () => undefined,
        write: () => undefined,
        share: () => undefined,
        forget: () => undefined,
        names: () => [],
        hear: () => () => undefined,
      },
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
