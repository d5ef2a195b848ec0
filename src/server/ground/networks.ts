import { isIP } from 'node:net';

/** Whether a text is an IP address, or a network such as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [address = '', bits = '0', more] = text.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  return version !== 0 && more === undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

/** Wider than the widest network that is private (10.0.0.0/8, fc00::/7). */
export function isWide(network: string): boolean {
  const [address = '', bits] = network.split('/');
  return bits !== undefined && Number(bits) < (isIP(address) === 4 ? 8 : 7);
}
