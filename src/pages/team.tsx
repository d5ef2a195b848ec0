import { Area } from './area.tsx';
import { MailLink } from './mail-link.tsx';

export default function TeamPage() {
  return (
    <Area title="Team" building="terrace">
      <p>
        <strong>Nobody is listed yet.</strong> This is the place where the people behind the book
        exchange introduce themselves.
      </p>
      <MailLink subject="A question for the team">Write to the team</MailLink>
    </Area>
  );
}
