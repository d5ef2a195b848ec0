import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { waitFor } from 'xstate';
import { startSession } from '../../../src/flows/account/session.ts';
import { memberCharts } from '../../../src/flows/member-charts.ts';
import { currentFlow } from '../../../src/flows/site.ts';
import { SiteContext } from '../../../src/pages/frame/site-context.ts';
import type { MemberPage } from '../../../src/paths.ts';
import { noNews, openSite, self } from '../../flows/kit/start.ts';

type Site = ReturnType<typeof openSite>['site'];
type Flow = NonNullable<ReturnType<typeof currentFlow>>;

/** The HTML of a page as the site has it now. */
export function htmlOf(site: Site, Page: () => ReactNode, path = '/home/none'): string {
  return renderToStaticMarkup(
    <Router ssrPath={path}>
      <SiteContext value={site}>
        <Page />
      </SiteContext>
    </Router>,
  );
}

/** Opens a page of members. The server has said who is signed in, and what is new. */
export async function openPage(
  page: MemberPage,
  Page: () => ReactNode,
  parameters: object = {},
  { member = self, counts = noNews, path = '/home/none' }: Surroundings = {},
) {
  const { site, server, clock } = openSite(memberCharts, startSession);
  site.send({ type: 'page opened', page, token: '', parameters: { ...parameters } });
  await server.says(200, { member });
  await server.says(200, counts);
  await waitFor(site, snapshot => snapshot.matches('withFlow'));
  const html = () => htmlOf(site, Page, path);
  const main = () => /<main.*<\/main>/s.exec(html())?.[0] ?? '';
  return { site, server, clock, html, main };
}

interface Surroundings {
  member?: object;
  counts?: object;
  path?: string;
}

type FlowOf<Name extends Flow['page']> = Extract<Flow, { page: Name }>;

/** The flow of the page that is open. */
export function flowOf<Name extends Flow['page']>(site: Site, page: Name): FlowOf<Name> {
  const isOpen = (flow?: Flow): flow is FlowOf<Name> => flow?.page === page;
  const flow = currentFlow(site.getSnapshot());
  if (!isOpen(flow)) throw new Error(`The page ${page} is not open`);
  return flow;
}
