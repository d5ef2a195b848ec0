import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The colours and the elements of the site. */
export const ofSite = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');

/** Such a page shows working links, or has one: it is not stored, not indexed and sends no referrer. */
export function privateHeaders(style: string) {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cache-Control': 'no-store',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex, nofollow',
  };
}

interface Parts {
  title: string;
  style: string;
  body: string;
}

/** A whole HTML document without a script. */
export function privatePage({ title, style, body }: Parts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** A text as HTML shows it, in elements and in attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}
