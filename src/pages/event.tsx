import { Area } from './area.tsx';
import { MailLink } from './mail-link.tsx';

export default function EventPage() {
  return (
    <Area title="Events" building="bellTower">
      <p>
        <strong>No events are listed yet.</strong> This is the place for days on which book lovers
        of the neighbourhood meet.
      </p>
      <MailLink subject="An event for the list">Tell us about your event</MailLink>
    </Area>
  );
}
