import { createHash } from 'node:crypto';
import type { Settings } from '../../settings.ts';

export type Headers = Record<string, string>;

interface InlineParts {
  scripts: string[];
  styles: string[];
}

/** What every answer of the site carries. */
export const fileHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** A page whose address holds a token is kept nowhere and given away to nobody. */
export function pageHeaders(hasToken: boolean, inline: InlineParts, settings: Settings): Headers {
  const policy = { ...fileHeaders, 'Content-Security-Policy': contentPolicy(inline, settings) };
  return hasToken
    ? {
        ...policy,
        'Referrer-Policy': 'no-referrer',
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      }
    : policy;
}

function contentPolicy({ scripts, styles }: InlineParts, settings: Settings): string {
  const { apiOrigin, animationHost } = settings;
  const hosts = [apiOrigin, animationHost && new URL(animationHost).origin].filter(Boolean);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...styles.map(hashOf)].join(' '),
    "img-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...hosts].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
