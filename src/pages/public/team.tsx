import { team } from '../../words/public/areas.ts';
import { Area } from './area.tsx';
import { MailLink } from './mail-link.tsx';

export default function TeamPage() {
  const { title, invitation, text, todo } = team;
  return (
    <Area title={title} building="terrace">
      <p>
        <strong>{invitation}</strong>
        {` ${text}`}
      </p>
      <MailLink {...todo} />
    </Area>
  );
}
