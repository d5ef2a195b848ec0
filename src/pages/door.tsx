import { paths } from '../paths.ts';
import { door, home } from '../words/areas.ts';
import { site } from '../words/site.ts';
import { Area } from './area.tsx';
import { PageButton } from './page-link.tsx';
import style from './door.module.css';

/** What guests see at `/home`. */
export default function DoorPage() {
  return (
    <Area title={home.title}>
      <p>
        <strong>{door.state}</strong>
        {` ${door.text}`}
      </p>
      <div className={style['ways']}>
        <PageButton href={paths.join}>{door.join}</PageButton>
        <PageButton isSecond href={paths.signIn}>
          {site.signIn}
        </PageButton>
      </div>
      <p>{home.text}</p>
      <ul>
        {home.contents.map(one => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Area>
  );
}
