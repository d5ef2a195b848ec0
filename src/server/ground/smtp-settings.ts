import { expecting } from '../../environment.ts';
import { isAddress } from './mail-address.ts';

/** Where mails are handed in, and in whose name. */
export interface Smtp {
  host: string;
  port: number;
  /** TLS from the first byte on (smtps), rather than by STARTTLS. */
  secure: boolean;
  auth: { user: string; pass: string } | undefined;
  from: Sender;
  /** Who reads what is answered to a mail; undefined where it is whom mails are from. */
  replyTo?: string | undefined;
}

interface Sender {
  /** May be empty. */
  name: string;
  address: string;
}

/** What follows the host is refused: no part of an address may weaken how TLS is checked. */
export const smtpUrl = expecting(
  'an address such as smtps://user:password@mail.example or smtp://user:password@mail.example:587, ' +
    'with special characters of user and password percent-encoded',
  text => {
    const url = URL.parse(text);
    const secure = url?.protocol === 'smtps:';
    const isSmtp = secure || url?.protocol === 'smtp:';
    if (!url?.hostname || !isSmtp || !/^\/?$/.test(url.pathname + url.search + url.hash)) {
      return undefined;
    }
    const [user, pass] = [decoded(url.username), decoded(url.password)];
    if (user === undefined || pass === undefined || (user === '') !== (pass === '')) {
      return undefined;
    }
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const port = Number(url.port) || (secure ? 465 : 587);
    return { value: { host, port, secure, auth: user === '' ? undefined : { user, pass } } };
  },
);

export const sender = expecting(
  'an address such as hello@books.example or Book Exchange <hello@books.example>',
  text => {
    const [, name = '', address = text] = /^([^<>\p{Cc}]*?)\s*<([^<>]+)>$/u.exec(text) ?? [];
    return isAddress(address) ? { value: { name, address } } : undefined;
  },
);

export const contact = expecting('an address such as hello@books.example', text =>
  isAddress(text) ? { value: text } : undefined,
);

/** Whether an address is one of the examples (RFC 2606), which nobody reads. */
export function isExample(address: string): boolean {
  return address.endsWith('.example');
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
