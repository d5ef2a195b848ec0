import type { Outcome } from '../data/tables.ts';
import type { Mail } from '../mail/outbox.ts';
import { escaped, ofSite, privateHeaders, privatePage } from '../mail/private-page.ts';

interface Member {
  id: string;
  name: string;
  email: string;
  isConfirmed: boolean;
  /** Where it is, or was, one that anybody may know. */
  password: { text: string; holds: boolean } | undefined;
}

interface Contents {
  path: string;
  members: Member[];
  mails: Mail[];
  /** Whether mails are delivered, too. */
  leaves: boolean;
}

const outcomes = {
  delivered: 'Delivered; what it said is not kept.',
  refused: 'Refused by the mail server; what it said is not kept.',
  expired: 'Expired before it could be delivered; what it said is not kept.',
} satisfies Record<Outcome, string>;

const style = `${ofSite}
@layer pages {
  header, main { padding: var(--s3) max(var(--edge), (100vw - 76rem) / 2) }
  header { background: var(--sky) }
  header a { color: inherit }
  main { grid-template-columns: minmax(0, 1fr); gap: var(--s4) }
  section { display: grid; gap: var(--s2); align-content: start }
  ul, ol { display: grid; gap: var(--s2); margin: 0; padding: 0; list-style: none }
  li { padding: var(--s2); border-radius: var(--round);
    background: var(--card); box-shadow: var(--lift) }
  h1 { margin-block-end: var(--s1) }
  h3 { font-size: 1.125rem }
  .about { color: var(--soft) }
  .buttons { display: flex; flex-wrap: wrap; gap: var(--s1); margin-block-start: var(--s2) }
  form { inline-size: auto }
  .text { margin-block-start: var(--s1); white-space: pre-wrap }
  button {
    padding: 0.5rem 1rem; border: 2px solid var(--act); border-radius: var(--round);
    background: none; font-weight: 600; font-size: 0.9375rem;
  }
  button:hover { background: var(--act); color: var(--on-act) }
  @media (min-width: 60rem) {
    main { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) }
    header a { display: none }
  }
}
`;

export const mailboxHeaders = privateHeaders(style);

/** A whole HTML document. Text of members is escaped. */
export function mailboxPage({ path, members, mails, leaves }: Contents): string {
  return privatePage({
    title: 'Mailbox',
    style,
    body: `<header>
<h1>Mailbox</h1>
<p>Every mail that this server has written. ${
      leaves ? 'They leave by SMTP.' : 'None of them leaves this machine.'
    } <a href="#members">Members and their passwords</a></p>
</header>
<main>
<section>
<h2 id="mails">Mails, the newest first</h2>
${mails.length > 0 ? `<ol aria-labelledby="mails">${mails.map(mailItem).join('')}</ol>` : '<p>No mail has been written yet. Send one to a member.</p>'}
</section>
<section>
<h2 id="members">Members</h2>
<ul aria-labelledby="members">${members.map((member, index) => memberItem(path, member, index)).join('')}</ul>
</section>
</main>`,
  });
}

function memberItem(
  path: string,
  { id, name, email, isConfirmed, password }: Member,
  index: number,
): string {
  const button = (action: string, label: string) => `
<form method="post" action="${path}/${action}">
<input type="hidden" name="member" value="${escaped(id)}">
<button aria-describedby="member-${index}">${label}</button>
</form>`;
  return `
<li>
<h3 id="member-${index}">${escaped(name)}</h3>
<p class="about">${escaped(email)}${isConfirmed ? '' : ', not confirmed yet'}</p>
${password ? passwordLine(password) : ''}<div class="buttons">${button('reset-password', 'Send a fresh reset link')}${button(
    'verify-email',
    'Send a fresh verification link',
  )}
</div>
</li>`;
}

function passwordLine({ text, holds }: NonNullable<Member['password']>): string {
  const line = holds
    ? `Password: ${escaped(text)}`
    : `<s>${escaped(text)}</s> no longer works: the password has been changed.`;
  return `<p class="about">${line}</p>\n`;
}

function mailItem({ to, replyTo, subject, text, sentAt, outcome }: Mail): string {
  const time = sentAt.toISOString();
  const shown = time.slice(0, 16).replace('T', ' ');
  return `
<li>
<h3>${escaped(subject)}</h3>
<p class="about">${to === null ? '' : `To ${escaped(to)}, `}${replyTo === null ? '' : `answers to ${escaped(replyTo)}, `}<time datetime="${time}">${shown} UTC</time></p>
<p class="text">${outcome ? outcomes[outcome] : linked(text ?? '')}</p>
</li>`;
}

function linked(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map(part =>
      /^https?:/.test(part) ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part),
    )
    .join('');
}
