import { memoryLocation } from 'wouter/memory-location';
import { History } from '../../browser/history.ts';
import type { Opening } from '../../kits/site.ts';
import { pageAt, pathOf, paths } from '../../paths.ts';
import type { Location } from './site.tsx';

const landing = openingAt(paths.landing);

/** An address with a history, as a browser has one: each entry keeps its token. */
export function createAddress(onMove: (opening: Opening) => void) {
  const memory = memoryLocation({ path: paths.landing, record: true });
  const history = new History<Opening>();
  history.push(landing);
  const here = () => history.here ?? landing;
  const show = () => {
    onMove(here());
    const { page: name, parameters } = here();
    memory.navigate(pathOf({ name, parameters }));
  };
  const open = (opening: Opening) => {
    history.push(opening);
    show();
  };
  const replace = (path: string) => {
    history.replace(openingAt(path));
    show();
  };
  const go = (steps: -1 | 1) => {
    if (history.go(steps)) show();
  };
  const canGo = (steps: -1 | 1) => history.ahead(steps) !== undefined;
  const navigate: Location['navigate'] = (to, options) =>
    options?.replace ? replace(to) : open(openingAt(to));
  const useAddress: Location['hook'] = () => [memory.hook()[0], navigate];
  const location: Location = { ...memory, hook: useAddress, navigate };
  return { location, here, open, replace, go, canGo };
}

/** Without a token. */
function openingAt(path: string): Opening {
  const { name: page, parameters } = pageAt(path);
  return { page, parameters, token: '' };
}
