import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { Area } from './area.tsx';

export default function EventPage() {
  return (
    <Area title="Events" icon="calendar">
      <p>
        <strong>No events are listed yet.</strong> This is the place for days on which book lovers
        of the neighbourhood meet.
      </p>
      <p>
        Are you planning one? <Link href={paths.contactUs}>Tell us about it</Link>, or look at the{' '}
        <Link href={paths.club}>clubs</Link>.
      </p>
    </Area>
  );
}
