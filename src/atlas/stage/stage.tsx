import '../../ui/tokens.css';
import { routes } from '../../app/routes.ts';
import { paths } from '../../paths.ts';
import { declaredMessages } from '../messages.ts';
import { handsOnPage } from './hands.ts';
import { commandIn } from './protocol.ts';
import { renderSite } from './site.tsx';
import { createWorld } from './world.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// A page that is opened shows at once what its charts do.
await Promise.all(Object.values(routes).map(({ preload }) => preload()));
const world = createWorld({
  report: report => parent.postMessage(report, origin),
  hands: handsOnPage,
  declared: await declaredMessages(),
});

addEventListener('message', message => {
  const command = message.source === parent ? commandIn(message) : undefined;
  if (!command) return;
  if (command.type === 'dress') document.documentElement.style.colorScheme = command.theme;
  else if (command.type === 'reload') location.reload();
  else world.obey(command);
});

// Links out of the site do nothing here.
addEventListener('click', event => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && !link.hash) event.preventDefault();
});

await renderSite(root, { ...world, path: paths.landing });
