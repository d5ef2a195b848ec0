import type { FastifyRequest } from 'fastify';

/**
 * Whether a browser says that a page of another site makes this request. One without both headers is
 * no browser's, and carries no cookie of anybody (Fetch Metadata Request Headers, 2.3; RFC 6454, 7).
 */
export function isFromAnotherSite({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': from } = headers;
  if (from !== undefined) return from !== 'same-origin' && from !== 'none';
  return origin !== undefined && URL.parse(origin)?.host !== host;
}
