import { randomInt } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { type ClaimedMail, claimMail, endMail, postponeMail } from './outbox.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/**
 * What a mail server makes of one attempt: `refused` is this mail, `denied` who hands it in. A reason is a
 * code, never words of the server.
 */
export type Answer =
  | { outcome: 'delivered' }
  | { outcome: 'refused' | 'denied' | 'postponed'; reason: string };

/** Never throws, and ends well before `lease` does: at once when `signal` is aborted. */
export type Send = (mail: ClaimedMail, signal: AbortSignal) => Promise<Answer>;

interface Work extends Pick<Deps, 'database' | 'now' | 'log'> {
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
  /** In milliseconds, after which a mail that is under way gives its lane to another one. */
  slowAfter?: number;
  /** In milliseconds, for mails that are under way when it stops. */
  patience?: number;
}

/** Mails that one server sends at the same time, not counted those that take long. */
const lanes = 4;

/** With those that take long: a mail server that hangs holds so many connections, and no more. */
const maxConnections = 20;

/**
 * How often a mail is tried that is denied, which takes some five days: filters deny one mail with
 * the codes with which others deny all.
 */
const maxDenied = 640;

/** How long a claimed mail belongs to one server. */
const leaseMs = 15 * minuteMs;

/**
 * Sends mails until it is stopped. Every mail leaves at least once, and a process that dies
 * between the mail server's 250 and our mark is the one way to send it twice: both then have the
 * same Message-ID (RFC 5322, 3.6.4), by which mail servers and readers know them as one.
 */
export function startDelivery(
  { database, now, log, send }: Omit<Work, 'signal'>,
  { round = 10 * secondMs, slowAfter = 10 * secondMs, patience = 3 * secondMs }: Pace = {},
): Delivery {
  const stopping = new AbortController();
  const cut = new AbortController();
  const work = { database, now, log, send, signal: cut.signal };
  const running = new Set<Promise<void>>();
  const inLanes = new Set<symbol>();
  let isWokenAgain = false;

  const isFull = () => inLanes.size === lanes || running.size === maxConnections;
  const wake = () => {
    if (stopping.signal.aborted) return;
    isWokenAgain = isFull();
    while (!isFull()) start();
  };
  const start = () => {
    const lane = Symbol();
    inLanes.add(lane);
    const run = deliverIn(lane)
      .catch((error: unknown) => log.error({ err: error }, 'The outbox could not be worked on.'))
      .finally(() => {
        running.delete(run);
        const wasSlow = !inLanes.delete(lane);
        // It may have looked just before the mail came that woke it.
        if (wasSlow || isWokenAgain) wake();
      });
    running.add(run);
  };
  const deliverIn = async (lane: symbol) => {
    while (!stopping.signal.aborted && inLanes.has(lane)) {
      const slow = setTimeout(() => {
        inLanes.delete(lane);
        wake();
      }, slowAfter);
      const isFound = await deliverNext(work).finally(() => clearTimeout(slow));
      if (!isFound) return;
    }
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
  const mail = await claimMail(database, { now: now(), until: after(now(), leaseMs) });
  if (!mail) return false;
  if (mail.expiresAt && mail.expiresAt <= now()) await expire(work, mail);
  else await attempt(work, mail);
  return true;
}

/** In milliseconds; half of it is left to chance, lest all servers come back at once. */
export function delayAfter(attempts: number, chance = randomInt(1_000) / 1_000): number {
  const delay = Math.min(15 * secondMs * 2 ** (attempts - 1), 15 * minuteMs);
  return (delay * (1 + chance)) / 2;
}

async function expire({ database, log }: Work, mail: ClaimedMail): Promise<void> {
  await endMail(database, mail, 'expired');
  log.info({ mail: mail.id }, 'A mail was not sent: what it says has expired.');
}

async function attempt({ database, now, log, send, signal }: Work, mail: ClaimedMail) {
  const answer = await send(mail, signal);
  if (answer.outcome === 'delivered') return endMail(database, mail, 'delivered');
  const isDenied = answer.outcome === 'denied';
  if (answer.outcome === 'refused' || (isDenied && mail.attempts >= maxDenied)) {
    await endMail(database, mail, 'refused');
    return log.error({ mail: mail.id, reason: answer.reason }, 'A mail was refused for good.');
  }
  const until = after(now(), delayAfter(mail.attempts));
  await postponeMail(database, mail, until);
  return log.error(
    { mail: mail.id, reason: answer.reason, nextAttemptAt: until },
    isDenied
      ? 'The mail server takes no mails from us, or not this one; it is tried again.'
      : 'A mail could not be delivered, and is tried again.',
  );
}

function after(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}
