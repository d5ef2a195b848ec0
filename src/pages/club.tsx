import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { Area } from './area.tsx';

export default function ClubPage() {
  return (
    <Area title="Clubs" icon="circle">
      <p>
        <strong>No clubs are listed yet.</strong> This is the place for book clubs: neighbours who
        read and talk about books together.
      </p>
      <p>
        Do you have one? <Link href={paths.contactUs}>Tell us about it</Link>, or look at the{' '}
        <Link href={paths.event}>events</Link>.
      </p>
    </Area>
  );
}
