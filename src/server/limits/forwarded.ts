import type { IncomingHttpHeaders } from 'node:http';

/** RFC 7239, RFC 9110 (7.6.3), and what proxies and content networks have of their own. */
const ofProxies =
  /^(forwarded|via|x-(forwarded|original|envoy)-.+|.*-?(real|client|connecting)-ip)$/;

/** Whether a proxy has passed a request on, and says so. */
export function isForwarded(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some(name => ofProxies.test(name));
}
