import { home } from '../../words/areas.ts';
import { Area } from '../area.tsx';
import { MailLink } from '../mail-link.tsx';
import { MemberLinks } from './member-links.tsx';

/** What members see at `/home`. */
export default function StartPage() {
  const { title, state, text, contents, todo } = home;
  return (
    <Area title={title} building="door" links={<MemberLinks />}>
      <p>
        <strong>{state}</strong>
        {` ${text}`}
      </p>
      <ul>
        {contents.map(one => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <MailLink {...todo} />
    </Area>
  );
}
