import { Area } from './area.tsx';
import { MailLink } from './mail-link.tsx';

export default function ClubPage() {
  return (
    <Area title="Clubs" building="readingRoom">
      <p>
        <strong>No clubs are listed yet.</strong> This is the place for book clubs: neighbours who
        read and talk about books together.
      </p>
      <MailLink subject="A book club for the list">Tell us about your club</MailLink>
    </Area>
  );
}
