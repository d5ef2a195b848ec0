/**
 * Whether a mail server refuses whoever hands a mail in, rather than this recipient or this text: by its
 * enhanced status code (RFC 3463), or by its words where that says nothing. `answer` is a reply of
 * SMTP with 5yz, of one line or more.
 */
export function isAboutUs(answer: string): boolean {
  // RFC 4954: whoever hands a mail in has to sign in first, or better.
  if (/^53[0458]/.test(answer)) return true;
  const [, code = ''] = /(?:^\d{3}[- ]|#)(5\.\d{1,3}\.\d{1,3})\b/m.exec(answer) ?? [];
  if (ofUs.test(code)) return true;
  if (ofMail.test(code)) return false;
  return words.test(answer.replaceAll(/\S*@\S*/g, ''));
}

/** Policy, a sender that is not right, or a server that takes no mails or is not set up. */
const ofUs = /^5\.(7\.\d+|1\.[78]|3\.[25])$/;

/** The recipient's address, mailbox or system, and a text that is too large or cannot be passed on. */
const ofMail = /^5\.(1\.([1-69]|10)|[246]\.\d+|3\.4)$/;

/** Postfix says of an unknown recipient that it is not in its 'relay recipient table'. */
const words =
  /\brelay(ing)?\b(?! recipient)|authenticat|authori[sz]|credential|permitted|not allowed to|access denied|sender|not verified|\bblock|blacklist|policy|reputation/i;
