import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

export const logLevels = ['silent', 'error', 'info'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * Hears of the server's faults, and of each call with its operation, status and time: never of what
 * a visitor has sent.
 */
export type Log = Pick<Logger, 'error' | 'info'>;

const standardError = 2;

/** Writes one line of JSON for each event, to standard error where nothing else is given. */
export function createLog(
  level: LogLevel,
  destination: DestinationStream = pino.destination({ fd: standardError, sync: true }),
): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: name => ({ level: name }) },
      serializers: { err: faultOf },
    },
    destination,
  );
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
