import { networkOf } from './network.ts';
import type { Pseudonym } from './pseudonyms.ts';

/**
 * What a log says of the client at an IP address: the same for all of one network, while the key of
 * the pseudonyms is the same. Undefined where the connection has ended before its address was asked.
 */
export function clientAt(address: string | undefined, pseudonym: Pseudonym): string | undefined {
  return address && pseudonym(`client ${networkOf(address)}`);
}
