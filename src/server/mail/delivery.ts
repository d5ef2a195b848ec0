import { randomInt } from 'node:crypto';
import type { Ports } from '../ports.ts';
import { type ClaimedMail, claimMail, endMail, postponeMail } from './outbox.ts';

const second = 1000;
const minute = 60 * second;

/** What a mail server makes of one attempt. A reason is a code, never words of the server. */
export type Answer =
  | { outcome: 'delivered' }
  | { outcome: 'refused' | 'postponed'; reason: string };

/** Never throws, and ends well before `lease` does: at once when `signal` is aborted. */
export type Send = (mail: ClaimedMail, signal: AbortSignal) => Promise<Answer>;

interface Work extends Pick<Ports, 'database' | 'now' | 'log'> {
  send: Send;
  signal: AbortSignal;
}

export interface Delivery {
  /** Looks for due mails at once, rather than with the next round. */
  wake: () => void;
  /** Begins nothing new, and resolves when the mails under way have ended or were cut off. */
  stop: () => Promise<void>;
}

interface Pace {
  /** In milliseconds, between looks for retries and for what other servers have left. */
  round?: number;
  /** In milliseconds, for mails that are under way when it stops. */
  patience?: number;
}

/** Mails that one server sends at the same time: a slow one does not hold up the others. */
const lanes = 4;

/** How long a claimed mail belongs to one server. */
const lease = 15 * minute;

/**
 * Sends mails until it is stopped. Every mail leaves at least once, and a process that dies
 * between the mail server's 250 and our mark is the one way to send it twice: both then have the
 * same Message-ID (RFC 5322, 3.6.4), by which mail servers and readers know them as one.
 */
export function startDelivery(
  { database, now, log, send }: Omit<Work, 'signal'>,
  { round = 10 * second, patience = 3 * second }: Pace = {},
): Delivery {
  const stopping = new AbortController();
  const cut = new AbortController();
  const work = { database, now, log, send, signal: cut.signal };
  const running = new Set<Promise<void>>();
  let isWokenAgain = false;

  const wake = () => {
    if (stopping.signal.aborted) return;
    isWokenAgain = running.size === lanes;
    while (running.size < lanes) start();
  };
  const start = () => {
    const lane = run()
      .catch((error: unknown) => log.error({ err: error }, 'The outbox could not be worked on.'))
      .finally(() => {
        running.delete(lane);
        // A lane may have looked just before the mail came that woke it.
        if (isWokenAgain) wake();
      });
    running.add(lane);
  };
  const run = async () => {
    while (!stopping.signal.aborted && (await deliverNext(work)));
  };

  const rounds = setInterval(wake, round);
  return {
    wake,
    stop: async () => {
      stopping.abort();
      clearInterval(rounds);
      const late = setTimeout(() => cut.abort(), patience);
      await Promise.all(running);
      clearTimeout(late);
    },
  };
}

/** Resolves to false where no mail is due. No transaction is open while the mail server is asked. */
export async function deliverNext(work: Work): Promise<boolean> {
  const { database, now } = work;
  const mail = await claimMail(database, { now: now(), until: after(now(), lease) });
  if (!mail) return false;
  if (mail.expiresAt && mail.expiresAt <= now()) await expire(work, mail);
  else await attempt(work, mail);
  return true;
}

/** In milliseconds; half of it is left to chance, lest all servers come back at once. */
export function delayAfter(attempts: number, chance = randomInt(1_000) / 1_000): number {
  const delay = Math.min(15 * second * 2 ** (attempts - 1), 15 * minute);
  return (delay * (1 + chance)) / 2;
}

async function expire({ database, log }: Work, mail: ClaimedMail): Promise<void> {
  await endMail(database, mail, 'expired');
  log.info({ mail: mail.id }, 'A mail was not sent: what it says has expired.');
}

async function attempt({ database, now, log, send, signal }: Work, mail: ClaimedMail) {
  const answer = await send(mail, signal);
  if (answer.outcome === 'delivered') return endMail(database, mail, 'delivered');
  if (answer.outcome === 'refused') {
    await endMail(database, mail, 'refused');
    return log.error({ mail: mail.id, reason: answer.reason }, 'A mail was refused for good.');
  }
  const until = after(now(), delayAfter(mail.attempts));
  await postponeMail(database, mail, until);
  return log.error(
    { mail: mail.id, reason: answer.reason, nextAttemptAt: until },
    'A mail could not be delivered, and is tried again.',
  );
}

function after(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}
