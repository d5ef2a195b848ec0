import type { Writable } from 'node:stream';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

export const logLevels = ['silent', 'error', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Records faults, and each call with its operation, status and time, but never what a visitor sent. */
export type Log = Pick<Logger, 'error' | 'info'>;

/** In bytes, of lines that wait for their reader. */
const capacityBytes = 1024 * 1024;

let standardError: DestinationStream | undefined;

/** Writes one line of JSON for each event, to standard error where nothing else is given. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: name => ({ level: name }) },
      serializers: { err: faultOf },
    },
    destination ?? (standardError ??= withoutWaiting(process.stderr)),
  );
}

/**
 * Loses lines rather than wait for a reader that is too slow, or has gone, and logs how many once
 * there is room again.
 */
export function withoutWaiting(stream: Writable): DestinationStream {
  let lost = 0;
  stream.on('error', () => {});
  stream.on('drain', () => {
    if (lost === 0) return;
    const msg = 'Lines were lost: the log was not read fast enough.';
    const event = { level: 'error', time: new Date().toISOString(), lines: lost, msg };
    lost = 0;
    stream.write(`${JSON.stringify(event)}\n`);
  });
  return {
    write: line => {
      if (stream.writableLength + line.length > capacityBytes) lost += 1;
      else stream.write(line);
    },
  };
}

/** Where and of what kind, but not the message of an error: that may quote what it stumbled over. */
function faultOf(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error };
  const at = error.stack
    ?.split('\n')
    .map(line => line.trim())
    .filter(line => /^at .+:\d+:\d+\)?$/.test(line));
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: error.name, ...code, at };
}
