import type { IncomingMessage } from 'node:http';

/** Why there was no answer that could be read. */
export interface Silence {
  /** In plain words. */
  silence: string;
  kind: 'nothing came' | 'not trusted' | 'not HTTP';
}

/** In milliseconds, until the whole answer has arrived: as long as the web waits. */
export const patience = 30_000;

/** Of what went wrong before or, where there is a response, within an answer. */
export function silenceOf(error: Error, response?: IncomingMessage): Silence {
  const code = 'code' in error ? String(error.code) : '';
  if (untrusted.has(code)) {
    return {
      silence: 'its certificate is not trusted; put NODE_EXTRA_CA_CERTS=ca.pem before the command',
      kind: 'not trusted',
    };
  }
  if (code.startsWith('HPE_')) {
    const reason = error.message.replace(/^Parse Error: /, '');
    return { silence: `an answer came that is not HTTP: ${reason}`, kind: 'not HTTP' };
  }
  if (code === 'ECONNRESET' && response) {
    return { silence: `the body ended before its ${endOf(response)}`, kind: 'not HTTP' };
  }
  return { silence: words[code] ?? (error.message || code), kind: 'nothing came' };
}

/** What says where the body of an answer ends. */
export function endOf({ headers }: IncomingMessage): string {
  return headers['content-length'] === undefined ? 'last chunk' : 'Content-Length';
}

export function inWords({ silence, kind }: Silence): string {
  return kind === 'not HTTP' ? silence : `there was no answer, ${silence}`;
}

const untrusted = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

const words: Record<string, string> = {
  ABORT_ERR: `it did not end within ${patience / 1000} seconds`,
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was cut off',
  ENOTFOUND: 'its host is not known',
};
