import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { navigate } from 'wouter/use-browser-location';
import { createActor, waitFor } from 'xstate';
import { createClient } from '../api/client.ts';
import { createResetPassword } from '../api/reset-password.ts';
import { createVerifyEmail } from '../api/verify-email.ts';
import { type Site, site as siteChart } from '../flows/site.ts';
import { pageAt } from '../paths.ts';
import { settings } from '../settings.ts';
import { routes } from './routes.ts';
import { Shell } from './shell.tsx';

/**
 * Starts the charts before React renders, so that no request runs twice under StrictMode, and takes
 * over the page that came as HTML where it still shows this address.
 */
export async function start(): Promise<void> {
  const site = startSite();
  await Promise.allSettled([
    routes[pageAt(location.pathname)].preload(),
    waitFor(site, snapshot => !snapshot.matches('opening')),
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const shell = (
    <StrictMode>
      <Shell site={site} />
    </StrictMode>
  );
  if (root.dataset['page'] === pageAt(location.pathname)) hydrateRoot(root, shell);
  else createRoot(root).render(shell);
  preloadWhatIsPointedAt();
}

function startSite(): Site {
  const client = createClient({
    origin: settings.apiOrigin || location.origin,
    cookies: () => document.cookie,
  });
  const site = createActor(siteChart, {
    input: {
      calls: { resetPassword: createResetPassword(client), verifyEmail: createVerifyEmail(client) },
      navigation: { replace: path => navigate(path, { replace: true }) },
    },
  }).start();
  const openPage = () =>
    site.send({
      type: 'page opened',
      page: pageAt(location.pathname),
      token: String(history.state?.token ?? ''),
    });
  openPage();
  for (const move of ['popstate', 'pushState', 'replaceState']) addEventListener(move, openPage);
  return site;
}

function preloadWhatIsPointedAt(): void {
  const preload = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link && link.origin === location.origin) {
      routes[pageAt(link.pathname)].preload().catch(() => undefined);
    }
  };
  addEventListener('pointerover', preload, { passive: true });
  addEventListener('focusin', preload);
}
