import { settings } from '../../settings.ts';
import { contactUs as words } from '../../words/public/areas.ts';
import { useFlow } from '../frame/page-of.tsx';
import { Area } from '../public/area.tsx';
import { MailLink } from '../public/mail-link.tsx';
import { Contact } from './contact-form.tsx';

export default function ContactUsPage() {
  const flow = useFlow('contactUs');
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
      {flow && <Contact flow={flow} />}
    </Area>
  );
}
