import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * An email address as it is compared: capital letters and white space around it do not count, and its
 * domain is in ASCII (RFC 5891), for of one domain some browsers send that form, and others the letters.
 */
export function addressOf(email: string): string {
  return withDomain(email.trim().toLowerCase(), domainToASCII);
}

/** The two forms in which the address may be stored. */
export function formsOf(email: string): [string, string] {
  const address = addressOf(email);
  return [address, withDomain(address, domainToUnicode)];
}

/** A domain that cannot be converted stays as it is. */
function withDomain(address: string, convert: (domain: string) => string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  return address.slice(0, start) + (convert(domain) || domain);
}
