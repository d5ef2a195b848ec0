import { paths } from '../paths.ts';
import { home } from '../words/areas.ts';
import { site } from '../words/site.ts';
import { Area } from './area.tsx';
import { PageButton } from './page-link.tsx';

/** What guests see at `/home`. */
export default function DoorPage() {
  return (
    <Area title={home.title} building="door">
      <p>
        <strong>{home.state}</strong>
        {` ${home.text}`}
      </p>
      <ul>
        {home.contents.map(one => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <PageButton href={paths.signIn}>{site.signIn}</PageButton>
    </Area>
  );
}
