import { createHash } from 'node:crypto';
import type { Outcome } from '../data/tables.ts';
import type { Mail } from './outbox.ts';

interface Member {
  id: string;
  name: string;
  email: string;
  isConfirmed: boolean;
  /** Where it is one that anybody may know. */
  password: string | undefined;
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

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body {
  max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere;
  color: light-dark(#1f2421, #eceae4); background: light-dark(#faf8f3, #171a18);
}
h1, h2, h3, p { margin: 0 }
h1 { font-size: 1.75rem }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem }
h3 { font-size: 1rem }
ul, ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem }
li {
  padding: 1rem; border: 1px solid light-dark(#d8d3c4, #3a403c); border-radius: .5rem;
  background: light-dark(#fff, #1f2421);
}
.about { color: light-dark(#575d58, #b3b8b1) }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .75rem }
.text { margin-top: .75rem; white-space: pre-wrap; overflow-wrap: anywhere }
a { color: light-dark(#0b5a3c, #7fd8ac) }
button {
  font: inherit; padding: .5rem .9rem; border: 0; border-radius: .375rem; cursor: pointer;
  color: light-dark(#fff, #10231a); background: light-dark(#0b5a3c, #7fd8ac);
}
:focus-visible { outline: 3px solid light-dark(#0b5a3c, #7fd8ac); outline-offset: 2px }
`;

/** The page shows working links, so it is not stored, not indexed and sends no referrer. */
export const mailboxHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** A whole HTML document. Text of members is escaped. */
export function mailboxPage({ path, members, mails, leaves }: Contents): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Mailbox</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p class="about">Every mail that this server has written. ${
    leaves ? 'They leave by SMTP.' : 'None of them leaves this machine.'
  }</p>
<h2 id="members">Members</h2>
<ul aria-labelledby="members">${members.map((member, index) => memberItem(path, member, index)).join('')}</ul>
<h2 id="mails">Mails, the newest first</h2>
${mails.length > 0 ? `<ol aria-labelledby="mails">${mails.map(mailItem).join('')}</ol>` : '<p>No mail has been written yet.</p>'}
</main>
</body>
</html>
`;
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
${password === undefined ? '' : `<p class="about">Password: ${escaped(password)}</p>\n`}<div class="buttons">${button('reset-password', 'Send a fresh reset link')}${button(
    'verify-email',
    'Send a fresh verification link',
  )}
</div>
</li>`;
}

function mailItem({ to, subject, text, sentAt, outcome }: Mail): string {
  const time = sentAt.toISOString();
  const shown = time.slice(0, 16).replace('T', ' ');
  return `
<li>
<h3>${escaped(subject)}</h3>
<p class="about">${to === null ? '' : `To ${escaped(to)}, `}<time datetime="${time}">${shown} UTC</time></p>
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

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}
