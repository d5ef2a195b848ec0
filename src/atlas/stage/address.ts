import { memoryLocation } from 'wouter/memory-location';
import { pageAt, type Path, paths } from '../../paths.ts';
import type { Opening } from './examples.ts';
import type { Location } from './site.tsx';

/** An address with a history, as a browser has one: each entry keeps its token. */
export function createAddress(onMove: (opening: Opening) => void) {
  const memory = memoryLocation({ path: paths.landing, record: true });
  const entries: Opening[] = [{ page: 'landing', token: '' }];
  let at = 0;
  const here = () => entries[at] ?? { page: 'landing', token: '' };
  const show = () => {
    onMove(here());
    memory.navigate(paths[here().page]);
  };
  const open = (opening: Opening) => {
    at += 1;
    entries.splice(at, entries.length, opening);
    show();
  };
  const replace = (path: Path) => {
    entries[at] = { page: pageAt(path).name, token: '' };
    show();
  };
  const go = (steps: -1 | 1) => {
    if (!canGo(steps)) return;
    at += steps;
    show();
  };
  const canGo = (steps: -1 | 1) => entries[at + steps] !== undefined;
  const navigate: Location['navigate'] = (to, options) =>
    options?.replace ? replace(paths[pageAt(to).name]) : open({ page: pageAt(to).name, token: '' });
  const useAddress: Location['hook'] = () => [memory.hook()[0], navigate];
  const location: Location = { ...memory, hook: useAddress, navigate };
  return { location, here, open, replace, go, canGo };
}
