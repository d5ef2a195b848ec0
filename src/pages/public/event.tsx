import { event } from '../../words/public/areas.ts';
import { Area } from './area.tsx';
import { MailLink } from './mail-link.tsx';

export default function EventPage() {
  const { title, invitation, text, todo } = event;
  return (
    <Area title={title} building="bellTower">
      <p>
        <strong>{invitation}</strong>
        <span>{` ${text}`}</span>
      </p>
      <MailLink {...todo} />
    </Area>
  );
}
