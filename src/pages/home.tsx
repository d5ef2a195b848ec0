import { Area } from './area.tsx';
import { MailLink } from './mail-link.tsx';

export default function HomePage() {
  return (
    <Area title="Home" building="door">
      <p>
        <strong>The members’ area is still being built.</strong> This is what it is going to hold:
      </p>
      <ul>
        <li>Shelves: the books you own, uploaded for your neighbours to see.</li>
        <li>Requests: the books you want. Each request notifies the owner.</li>
        <li>Messages: where you agree to buy, sell or swap.</li>
      </ul>
      <MailLink subject="What the members’ area should hold">Tell us what you need</MailLink>
    </Area>
  );
}
