import { domainToASCII } from 'node:url';

/** Of the part before the @, between dots: what needs no quotes, in all scripts (RFC 5321, 4.1.2; RFC 6531, 3.3). */
const word = /^[^\s\p{Cc}()<>[\]\\,;:"@.]+$/u;
const label = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;
/** Looked for first, because `domainToASCII` drops what follows a slash, and decodes percent signs. */
const domainSigns = /^([a-z\d.-]|[^\0-\x7f])+$/i;

/** In octets (RFC 5321, 4.5.3.1). */
const maxOctets = { local: 64, whole: 254 };

/**
 * Whether a mail can be sent to it: exactly one address, which no mail server can read as more than that.
 * A host by its numbers, or by a single name that one network alone knows, is none.
 */
export function isAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || !domainSigns.test(domain)) return false;
  const ascii = domainToASCII(domain);
  const labels = ascii.split('.');
  return (
    local.split('.').every(part => word.test(part)) &&
    labels.length > 1 &&
    labels.every(part => label.test(part)) &&
    // No domain at the top begins with a digit, so that none is taken for an IP address.
    /^[a-z]/i.test(labels.at(-1) ?? '') &&
    Buffer.byteLength(local) <= maxOctets.local &&
    Buffer.byteLength(`${local}@${ascii}`) <= maxOctets.whole
  );
}
