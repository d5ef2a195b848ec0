import { createTransport, type NodemailerError } from 'nodemailer';
import { meetingFile } from '../../words/requests/mails.ts';
import { isLoopback } from '../ground/config.ts';
import { isAddress } from '../ground/mail-address.ts';
import type { Smtp } from '../ground/smtp-settings.ts';
import type { Answer, Send } from './delivery.ts';
import { isAboutUs } from './refusal.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/**
 * RFC 5321 (4.5.3.2.6) asks for ten minutes of patience after the last line of a mail: who gives
 * up sooner sends it twice.
 */
const limits = {
  connectionTimeout: 30 * secondMs,
  greetingTimeout: 30 * secondMs,
  socketTimeout: 10 * minuteMs,
};
const timeoutMs = 12 * minuteMs;

/** Hands mails in, each in a connection of its own. */
export function smtpSender({ from, replyTo: usual, ...server }: Smtp): Send {
  const transport = createTransport({ ...server, ...limits, ...tlsFor(server) });
  const [, domain] = from.address.split('@');
  return async ({ to, subject, text, messageId, unsubscribe, calendar, ...mail }, signal) => {
    if (!isAddress(to)) return { outcome: 'refused', reason: 'not one address' };
    const replyTo = mail.replyTo ?? usual;
    try {
      await transport.sendMail({
        from,
        // As objects, because a string is read as a list of addresses.
        to: { name: '', address: to },
        envelope: { from: from.address, to: [to] },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        ...(calendar !== null && { attachments: [{ ...meeting, content: calendar }] }),
        messageId: `<${messageId}@${domain}>`,
        // RFC 3834: so that no holiday notice answers.
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && oneClick(unsubscribe)) },
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      return { outcome: 'delivered' };
    } catch (error) {
      return answerTo(error);
    }
  };
}

const meeting = { filename: meetingFile, contentType: 'text/calendar; charset=utf-8' };

/** RFC 8058: what a mail program asks where its reader wants no such mails any more. */
function oneClick(link: string) {
  return {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * Neither a password nor a mail with a live link crosses a network in the clear, nor to a server
 * without a certificate for its name. The loopback interface needs neither.
 */
function tlsFor({ host }: Pick<Smtp, 'host'>) {
  return isLoopback(host) ? { tls: { rejectUnauthorized: false } } : { requireTLS: true };
}

/**
 * Only what the server refuses for good about this very mail is given up. A sender or a password
 * that it refuses, or that it does not relay for us, is a fault of the settings or of its own, which
 * can be corrected.
 */
function answerTo(error: unknown): Answer {
  if (!isNodemailerError(error)) return { outcome: 'postponed', reason: 'unknown' };
  const { command, response = '', responseCode, permanent, code = 'unknown' } = error;
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  const refusal = isAboutUs(response) ? 'denied' : 'refused';
  return {
    outcome: permanent && isAboutMail ? refusal : 'postponed',
    reason: [code, command, responseCode].filter(Boolean).join(' '),
  };
}

function isNodemailerError(error: unknown): error is NodemailerError {
  return error instanceof Error;
}
