import { ready, renderedPage, rootId, takeover } from '../page-protocol.ts';
import { noteSession, showSession } from '../ports/session-mark.ts';
import { show, showStuck, watchScripts } from '../stuck.ts';
import { prepareSerif } from './serif.ts';

// Runs inline behind the members' document, of which the app may not come.
// A guest who gets it is led to a page that notes so.
noteSession(true);
showSession();
prepareSerif(ready);
watchScripts();
const root = document.getElementById(rootId);
// On a page that has come with what it shows, nobody waits before something is pressed (see `replay-clicks.ts`).
const isAwaited = root !== null && renderedPage(root) === undefined;
const timer = isAwaited && setTimeout(() => showStuck(() => location.reload()), 30_000);
addEventListener(takeover, () => {
  if (timer) clearTimeout(timer);
  show(rootId);
});
