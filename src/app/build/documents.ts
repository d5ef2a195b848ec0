import type { Settings } from '../../settings.ts';

interface Page {
  path: string;
  isIndexed: boolean;
}

/**
 * Files for those who read a site by machine: name → content. A map of the site needs to know where
 * the site is published, and names the pages that may be found.
 */
export function documents(
  pages: Page[],
  { siteOrigin, contactEmail }: Settings,
  now: Date,
): Record<string, string> {
  const rules = 'User-agent: *\nAllow: /\n';
  const shared = { '.well-known/security.txt': securityText(siteOrigin, contactEmail, now) };
  if (!siteOrigin) return { ...shared, 'robots.txt': rules };
  const addresses = pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => siteOrigin + path);
  return {
    ...shared,
    'robots.txt': `${rules}\nSitemap: ${siteOrigin}/sitemap.xml\n`,
    'sitemap.xml': sitemap(addresses),
  };
}

/** RFC 9116; valid for a year from the build. */
function securityText(siteOrigin: string, contactEmail: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCFullYear(now.getUTCFullYear() + 1);
  const canonical = siteOrigin && `Canonical: ${siteOrigin}/.well-known/security.txt\n`;
  return `Contact: mailto:${contactEmail}\nExpires: ${expires.toISOString()}\n${canonical}`;
}

/** The protocol of sitemaps.org, 0.9. */
function sitemap(addresses: string[]): string {
  const urls = addresses.map(address => `<url><loc>${address}</loc></url>`).join('');
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">${urls}</urlset>\n`;
}
