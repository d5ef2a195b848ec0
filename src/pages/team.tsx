import { Link } from 'wouter';
import { paths } from '../paths.ts';
import { Area } from './area.tsx';

export default function TeamPage() {
  return (
    <Area title="Team" icon="people">
      <p>
        <strong>Nobody is listed yet.</strong> This is the place where the people behind the book
        exchange introduce themselves.
      </p>
      <p>
        Until then, read <Link href={paths.about}>what the exchange is about</Link>, or{' '}
        <Link href={paths.contactUs}>write to us</Link>.
      </p>
    </Area>
  );
}
