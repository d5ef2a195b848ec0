import { settings } from '../../settings.ts';
import { contactUs as words } from '../../words/public/areas.ts';
import { Area } from './area.tsx';
import { MailLink } from './mail-link.tsx';

export default function ContactUsPage() {
  return (
    <Area title={words.title} building="postBox">
      <p>{words.text}</p>
      <MailLink name={settings.contactEmail} subject={words.subject} />
      <p>{words.elsewhere}</p>
      <ul>
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
