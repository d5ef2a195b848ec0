import { houseAt } from '../../exchange/house.ts';
import { paths } from '../../paths.ts';
import { settings } from '../../settings.ts';
import { team as words } from '../../words/public/areas.ts';
import { PageButton } from '../frame/page-link.tsx';
import { House } from '../members/house.tsx';
import { Area } from './area.tsx';
import style from './area.module.css';

export default function TeamPage() {
  const { title, invitation, text, lead, write } = words;
  const { team } = settings;
  return (
    <Area title={title} building="terrace">
      {team.length > 0 ? (
        <>
          <p>{lead}</p>
          <ul className={style['team']}>
            {team.map(({ name, part }, index) => (
              <li key={name}>
                <House {...houseAt(index)} width="72" height="72" />
                <p>
                  <strong>{name}</strong>
                  <br />
                  <span>{part}</span>
                </p>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          <strong>{invitation}</strong>
          <span>{` ${text}`}</span>
        </p>
      )}
      <PageButton href={paths.contactUs}>{write}</PageButton>
    </Area>
  );
}
