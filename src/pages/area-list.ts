import { paths } from '../paths.ts';
import type { BuildingName } from './building.tsx';

interface AreaLink {
  name: string;
  href: string;
  building: BuildingName;
  title: string;
}

/** In the order of the specification. */
export const areas: AreaLink[] = [
  { name: 'Home', href: paths.home, building: 'door', title: 'The members’ area' },
  { name: 'Events', href: paths.event, building: 'bellTower', title: 'Where book lovers meet' },
  {
    name: 'Clubs',
    href: paths.club,
    building: 'readingRoom',
    title: 'Book clubs in the neighbourhood',
  },
  { name: 'Team', href: paths.team, building: 'terrace', title: 'Who makes the book exchange' },
  { name: 'Contact Us', href: paths.contactUs, building: 'postBox', title: 'How to reach us' },
];
