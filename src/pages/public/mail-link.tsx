import { settings } from '../../settings.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Opens a mail to us that already says what it is about. */
export function MailLink({ subject, name }: { subject: string; name: string }) {
  const href = `mailto:${settings.contactEmail}?subject=${encodeURIComponent(subject)}`;
  return <ButtonLink href={href}>{name}</ButtonLink>;
}
