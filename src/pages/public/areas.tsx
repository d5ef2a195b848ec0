import { Overlay } from '../../ui/overlay.tsx';
import { site } from '../../words/site.ts';
import { PageLink } from '../frame/page-link.tsx';
import { areas } from './area-list.ts';
import { BuildingWithSign } from './building.tsx';
import style from './areas.module.css';

export function Areas() {
  return (
    <Overlay id="areas" label={site.areas} opener={site.menu}>
      <ul className={style['areas']}>
        {areas.map(({ name, href, building }) => (
          <li key={name}>
            <PageLink href={href}>
              <BuildingWithSign name={building} sign={name} />
            </PageLink>
          </li>
        ))}
      </ul>
    </Overlay>
  );
}
