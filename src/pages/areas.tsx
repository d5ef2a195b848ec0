import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icons.tsx';
import { Overlay } from '../ui/overlay.tsx';
import style from './areas.module.css';

export function Areas() {
  return (
    <Overlay id="areas" label="Areas" opener="Menu">
      <ul className={style['areas']}>
        {areas.map(({ name, href, icon, title }) => (
          <li key={name}>
            <Link href={href} aria-label={name} title={title}>
              <Icon name={icon} />
              <span aria-hidden="true">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Overlay>
  );
}

const areas = [
  { name: 'Home', href: paths.home, icon: 'house', title: 'The members’ area' },
  { name: 'Events', href: paths.event, icon: 'calendar', title: 'Where book lovers meet' },
  { name: 'Clubs', href: paths.club, icon: 'circle', title: 'Book clubs in the neighbourhood' },
  { name: 'Team', href: paths.team, icon: 'people', title: 'Who makes the book exchange' },
  { name: 'Contact Us', href: paths.contactUs, icon: 'envelope', title: 'How to reach us' },
] as const;
