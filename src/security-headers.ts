/**
 * The headers of every answer, from any server. Browsers take the first of these only from HTTPS; a page
 * has a policy of its own.
 */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
} as const;
