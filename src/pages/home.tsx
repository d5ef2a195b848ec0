import { home } from '../words/areas.ts';
import { Area } from './area.tsx';
import { MailLink } from './mail-link.tsx';

export default function HomePage() {
  const { title, state, text, contents, todo } = home;
  return (
    <Area title={title} building="door">
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
