import { settings } from '../settings.ts';
import { Area } from './area.tsx';

export default function ContactUsPage() {
  return (
    <Area title="Contact Us" icon="envelope">
      <p>A question, an idea, something that does not work? Write to us, or find us here:</p>
      <ul>
        <li>
          E-mail: <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>
        </li>
        {settings.socialLinks.map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="me noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Area>
  );
}
