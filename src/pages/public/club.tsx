import { club } from '../../words/public/areas.ts';
import { Area } from './area.tsx';
import { MailLink } from './mail-link.tsx';

export default function ClubPage() {
  const { title, state, text, todo } = club;
  return (
    <Area title={title} building="readingRoom">
      <p>
        <strong>{state}</strong>
        {` ${text}`}
      </p>
      <MailLink {...todo} />
    </Area>
  );
}
