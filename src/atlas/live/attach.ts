import { pageAt } from '../../paths.ts';
import { attach, channelName } from './attachment.ts';
import { openChannel } from './channel.ts';

// Runs in the site's own page while it is developed, before its charts start.
// A window keeps its name when it goes on to another page.
window.name ||= crypto.getRandomValues(new Uint32Array(2)).join('-');
const { inspect, greet, leave } = attach({
  name: window.name,
  page: () => pageAt(location.pathname).name,
  channel: openChannel(channelName),
});

globalThis.inspectCharts = inspect;
addEventListener('pagehide', leave);
addEventListener('pageshow', ({ persisted }) => persisted && greet());
