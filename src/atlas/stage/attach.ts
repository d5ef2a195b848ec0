import { pageAt } from '../../paths.ts';
import { attach, channelName } from './attachment.ts';
import { openChannel } from './channel.ts';

// Runs in the site's own page while it is developed, before its charts start.
const { inspect, greet, leave } = attach({
  name: crypto.getRandomValues(new Uint32Array(2)).join('-'),
  page: () => pageAt(location.pathname).name,
  channel: openChannel(channelName),
});

globalThis.inspectCharts = inspect;
addEventListener('pagehide', leave);
addEventListener('pageshow', ({ persisted }) => persisted && greet());
