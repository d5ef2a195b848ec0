import { waitingShapeAt } from '../../pages/frame/waiting-shape.ts';
import { ready, rootId, takeover } from '../page-protocol.ts';
import { noteSession, showSession } from '../session-mark.ts';
import { show, showStuck, watchScripts } from '../stuck.ts';
import { prepareSerif } from './serif.ts';

// Runs inline in the head of the members' document, which shows still shapes before its scripts have come.
// A guest who gets it is led to a page that notes so.
noteSession(true);
showSession();
document.documentElement.dataset['shape'] = waitingShapeAt(location.pathname);
prepareSerif(ready);
watchScripts();
const timer = setTimeout(() => showStuck(() => location.reload()), 30_000);
addEventListener(takeover, () => {
  clearTimeout(timer);
  show(rootId);
});
