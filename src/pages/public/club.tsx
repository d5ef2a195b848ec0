import { club } from '../../words/public/areas.ts';
import { Area } from './area.tsx';
import { MailLink } from './mail-link.tsx';

export default function ClubPage() {
  const { title, invitation, text, todo } = club;
  return (
    <Area title={title} building="readingRoom">
      <p>
        <strong>{invitation}</strong>
        <span>{` ${text}`}</span>
      </p>
      <MailLink {...todo} />
    </Area>
  );
}
