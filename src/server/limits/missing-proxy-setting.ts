import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../ground/config.ts';
import type { Log } from '../ground/log.ts';
import { isForwarded } from './forwarded.ts';

/** The addresses of this machine. */
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Private networks, where a proxy is likely (RFC 1918, RFC 4193). */
const near = new BlockList();
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addSubnet('fc00::', 7, 'ipv6');

export const forgottenProxy =
  'Requests come through a proxy that TRUSTED_PROXIES does not name, so all visitors count as one ' +
  'address: set it to the address of the proxy.';

/** In milliseconds, without a request that a forgotten proxy has passed on, until there is none. */
const silenceMs = 10 * 60_000;

export interface ProxyWatch {
  /** Looks at a request, and logs the first that a forgotten proxy has passed on since there was none. */
  look: (request: FastifyRequest) => void;
  /** Whether there is one. */
  isSeen: () => boolean;
}

/**
 * Notices requests that a proxy has passed on which `TRUSTED_PROXIES` does not name, and warns of it in the
 * log.
 */
export function watchProxies(
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
  { log, now }: { log: Log; now: () => Date },
): ProxyWatch {
  let seenAt: Date | undefined;
  const isSeen = () => seenAt !== undefined && now().getTime() - seenAt.getTime() < silenceMs;
  return {
    look: ({ headers, socket: { remoteAddress } }) => {
      if (trustedProxies.length > 0 || !isForwarded(headers)) return;
      // Any other client may have invented the header.
      if (!isIn(loopback, remoteAddress) && !isIn(near, remoteAddress)) return;
      if (!isSeen()) log.error(forgottenProxy);
      seenAt = now();
    },
    isSeen,
  };
}

/**
 * Whether the address of a visitor is unknown because a proxy of this machine was forgotten. Counted
 * as one address, its visitors would lock each other out.
 */
export function isBehindForgottenProxy(
  { headers, socket: { remoteAddress } }: Pick<FastifyRequest, 'headers' | 'socket'>,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): boolean {
  return trustedProxies.length === 0 && isForwarded(headers) && isIn(loopback, remoteAddress);
}

function isIn(list: BlockList, address = ''): boolean {
  return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
