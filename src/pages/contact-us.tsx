import { settings } from '../settings.ts';
import { Area } from './area.tsx';
import { MailLink } from './mail-link.tsx';

export default function ContactUsPage() {
  return (
    <Area title="Contact Us" building="postBox">
      <p>
        A question, an idea, something that does not work? Write to{' '}
        <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>, or find us here:
      </p>
      <ul>
        {settings.socialLinks.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="me noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <MailLink subject="A question about the book exchange">Write to us</MailLink>
    </Area>
  );
}
