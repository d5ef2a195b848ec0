import { createHash } from 'node:crypto';
import { securityHeaders } from '../../security-headers.ts';
import type { Settings } from '../../settings.ts';

export type Headers = Record<string, string>;

/** What browsers offer, and no page takes. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

const everywhere: Headers = {
  ...securityHeaders,
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What only says something of an answer that is shown by itself. */
const shown: Headers = {
  ...everywhere,
  'Cache-Control': 'no-cache',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy': unusedFeatures.map(feature => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** What the answers of the site carry that are no page, by their kind. */
export const fileHeaders = {
  /** Under `/assets/`, where another content has another name. */
  hashed: { ...everywhere, 'Cache-Control': 'public, max-age=31536000, immutable' },
  files: { ...everywhere, 'Cache-Control': 'no-cache' },
  errors: shown,
} satisfies Record<string, Headers>;

/** The headers of a build, for the server that serves it. */
export type SiteHeaders = typeof fileHeaders & {
  /** The headers of each public page, by its path. */
  pages: Record<string, Headers>;
  /** The headers of the members' document. */
  members: Headers;
};

/** What of a page decides who may keep it. */
export interface Secrecy {
  hasToken: boolean;
  isStored: boolean;
}

/** A page whose address holds a token is not stored, and its address is in no `Referer`. */
export function pageHeaders(html: string, secrecy: Secrecy, settings: Settings): Headers {
  // What stands in the page itself is allowed by its hash.
  const inline = {
    scripts: inlineParts(html, 'script').map(hashOf),
    styles: inlineParts(html, 'style').map(hashOf),
  };
  return headersWith(inline, secrecy, settings);
}

/**
 * While the site is developed. Two differences: Vite writes scripts and styles into its pages, and
 * others with every change; and the atlas shows them in a frame.
 */
export function developmentHeaders(secrecy: Secrecy, settings: Settings): Headers {
  const anything = ["'unsafe-inline'"];
  const headers = headersWith({ scripts: anything, styles: anything }, secrecy, settings);
  const policy = headers['Content-Security-Policy']?.replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  );
  return { ...headers, ...(policy && { 'Content-Security-Policy': policy }) };
}

interface Inline {
  scripts: string[];
  styles: string[];
}

function headersWith(inline: Inline, { hasToken, isStored }: Secrecy, settings: Settings): Headers {
  return {
    ...shown,
    'Content-Security-Policy': contentPolicy(inline, settings),
    ...(!isStored && { 'Cache-Control': 'no-store' }),
    ...(hasToken && { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }),
  };
}

function contentPolicy({ scripts, styles }: Inline, settings: Settings): string {
  const { apiOrigin, animationHost } = settings;
  const hosts = [apiOrigin, animationHost && new URL(animationHost).origin].filter(Boolean);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...hosts].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function inlineParts(html: string, tag: string): string[] {
  const parts = html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'));
  return [...parts].map(([, text = '']) => text);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
