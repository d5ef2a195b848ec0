import { createHash } from 'node:crypto';
import { securityHeaders } from '../../security-headers.ts';
import type { Settings } from '../../settings.ts';

export type Headers = Record<string, string>;

/** What browsers offer, and hardly a page takes. */
const features = [
  'geolocation',
  'accelerometer',
  'camera',
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
  'Permissions-Policy': permissions(),
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
  /** The headers of each page of the members, by its name. */
  members: Record<string, Headers>;
};

/** What of a page decides who may keep it, and what it may ask the device for. */
export interface Secrecy {
  hasToken: boolean;
  isStored: boolean;
  /** Whether it may ask for the position. */
  usesPosition?: boolean;
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

/** Our own pages alone may use `used`; nothing else may be asked for. */
function permissions(used: readonly string[] = []): string {
  const policies = features.map(name => `${name}=(${used.includes(name) ? 'self' : ''})`);
  return policies.join(', ');
}

interface Inline {
  scripts: string[];
  styles: string[];
}

function headersWith(
  inline: Inline,
  { hasToken, isStored, usesPosition = false }: Secrecy,
  settings: Settings,
): Headers {
  return {
    ...shown,
    ...(usesPosition && { 'Permissions-Policy': permissions(['geolocation']) }),
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
    "font-src 'self'",
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
