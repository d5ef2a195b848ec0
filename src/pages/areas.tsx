import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icons.tsx';
import { Overlay } from '../ui/overlay.tsx';
import style from './areas.module.css';

export function Areas() {
  return (
    <Overlay id="areas" label="Areas" opener="Menu">
      <ul className={style['areas']}>
        {areas.map(({ name, href, icon }) => (
          <li key={name}>
            <Link href={href} aria-label={name}>
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
  { name: 'Home', href: paths.home, icon: 'house' },
  { name: 'Events', href: paths.event, icon: 'calendar' },
  { name: 'Clubs', href: paths.club, icon: 'circle' },
  { name: 'Team', href: paths.team, icon: 'people' },
  { name: 'Contact Us', href: paths.contactUs, icon: 'envelope' },
] as const;
