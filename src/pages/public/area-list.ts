import { paths } from '../../paths.ts';
import { areaLinks } from '../../words/site.ts';
import type { BuildingName } from './building.tsx';

interface AreaLink {
  name: string;
  href: string;
  building: BuildingName;
}

/** In the order of the specification. */
export const areas: AreaLink[] = [
  { name: areaLinks.home, href: paths.home, building: 'door' },
  { name: areaLinks.event, href: paths.event, building: 'bellTower' },
  { name: areaLinks.club, href: paths.club, building: 'readingRoom' },
  { name: areaLinks.team, href: paths.team, building: 'terrace' },
  { name: areaLinks.contactUs, href: paths.contactUs, building: 'postBox' },
];
