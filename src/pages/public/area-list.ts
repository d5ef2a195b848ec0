import { paths } from '../../paths.ts';
import { areaLinks } from '../../words/site.ts';
import type { BuildingName } from './building.tsx';

interface AreaLink {
  name: string;
  href: string;
  building: BuildingName;
  title: string;
}

/** In the order of the specification. */
export const areas: AreaLink[] = [
  { ...areaLinks.home, href: paths.home, building: 'door' },
  { ...areaLinks.event, href: paths.event, building: 'bellTower' },
  { ...areaLinks.club, href: paths.club, building: 'readingRoom' },
  { ...areaLinks.team, href: paths.team, building: 'terrace' },
  { ...areaLinks.contactUs, href: paths.contactUs, building: 'postBox' },
];
