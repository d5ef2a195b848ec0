import { isOfMembers, memberPaths, passwordChange } from '../../paths.ts';
import { sessionCookies } from '../../session-cookie.ts';
import type { Headers, SiteHeaders } from './headers.ts';

/** A page, or a compressed file, which has another address. */
const ofAnotherAddress = String.raw`\.(html|br|gz)$`;

/**
 * For a `server` of nginx whose `root` is the folder `site`: the answers, and with them the headers,
 * that our backend gives, without dictionaries.
 */
export function nginxConfiguration({ pages, members, hashed, files, errors }: SiteHeaders): string {
  const { '/': landing = files } = pages;
  const { 'Cache-Control': forEver, ...rest } = hashed;
  return [
    '# Include this in a server block that has the folder "site" as its root.',
    'gzip_static on;',
    'charset utf-8;',
    'charset_types text/css text/plain text/xml text/javascript application/javascript application/xml image/svg+xml;',
    'server_tokens off;',
    // A proxy that ends TLS before nginx has another host name than nginx.
    'absolute_redirect off;',
    'error_page 404 =404 @nothing;',
    ...Object.entries(pages).map(([path, headers]) =>
      location(path === '/' ? '= /' : `~ ^${path}/?$`, headers, [
        // A form that is sent without its script: what it carries is left unread.
        `if ($request_method = POST) { return 303 ${path}$is_args$args; }`,
        ...(isOfMembers(path, true)
          ? [`if ($http_cookie ~ "${withSession}") { ${toMembers} }`]
          : []),
        `try_files ${path === '/' ? '' : path}/index.html =404;`,
      ]),
    ),
    ...Object.values<string | { template: string }>(memberPaths)
      .map(patternOf)
      .filter(pattern => !(pattern in pages))
      .map(pattern => location(`~ ^${pattern}/?$`, {}, [toMembers])),
    location('= /members.html', members, ['internal;', 'try_files $uri =404;']),
    // What is missing is an error, and may come back.
    location('^~ /assets/', rest, [
      `if ($uri ~ ${ofAnotherAddress}) { return 404; }`,
      `add_header Cache-Control "${forEver}";`,
      'try_files $uri =404;',
    ]),
    location(`= ${passwordChange.askedAt}`, errors, [`return 303 ${passwordChange.page};`]),
    location(`~ ${ofAnotherAddress}`, errors, ['return 404;']),
    location('^~ /.well-known/', files, ['try_files $uri =404;']),
    location(String.raw`~ \.[^/]*/*$`, files, ['try_files $uri =404;']),
    location('/', landing, ['try_files /index.html =404;']),
    location('@nothing', errors, [
      'types {}',
      'default_type "text/plain; charset=utf-8";',
      'return 404 "There is nothing at this address.\\n";',
    ]),
  ].join('\n');
}

const withSession = `(^|; *)(${sessionCookies.join('|')})=`;

const toMembers = 'rewrite ^ /members.html last;';

/** Of the paths that an address has. */
function patternOf(address: string | { template: string }): string {
  return typeof address === 'string' ? address : address.template.replaceAll(/\{\w+\}/g, '[^/]+');
}

function location(match: string, headers: Headers, directives: string[]): string {
  const added = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return [`location ${match} {`, ...[...added, ...directives].map(line => `  ${line}`), '}'].join(
    '\n',
  );
}
