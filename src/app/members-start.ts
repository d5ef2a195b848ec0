import { startSession } from '../flows/account/session.ts';
import { memberCharts } from '../flows/member-charts.ts';
import { WaitingPage } from '../pages/frame/member-page.tsx';
import { SessionOverlay } from '../pages/frame/session-overlay.tsx';
import { memberRoutes } from './member-routes.ts';
import { startLive } from './ports/live.ts';
import { reloadWithSession } from './ports/other-tabs.ts';
import { noteSession, showSession } from './ports/session-mark.ts';
import { noteZone } from './ports/zone.ts';
import { startDocument } from './start.tsx';

/** Starts the members' document at any of its addresses. */
export function start(): Promise<void> {
  reloadWithSession();
  const known = Promise.withResolvers<void>();
  void known.promise.then(noteZone);
  return startDocument({
    routes: memberRoutes,
    charts: memberCharts,
    startSession: (spawn, input) => {
      const session = startSession(spawn, input);
      session.subscribe(snapshot => {
        if (snapshot.hasTag('known')) known.resolve();
        if (!snapshot.matches('guest')) return;
        noteSession(false);
        showSession();
      });
      return session;
    },
    startLive: refresh => void known.promise.then(() => startLive(refresh)),
    Waiting: WaitingPage,
    Overlay: SessionOverlay,
  });
}
