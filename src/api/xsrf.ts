const cookieName = 'XSRF-TOKEN';
export const xsrfHeaderName = 'X-XSRF-TOKEN';

interface Call {
  method: string;
  /** As the caller wrote it: only a relative address is protected. */
  url: string;
  headers: Headers;
  /** In the form of `document.cookie`; read only where the rule applies. */
  cookies: () => string;
  /** Which token to send where there are several: how many have been refused before. */
  turn?: number;
}

/** The token to send as `X-XSRF-TOKEN`, or nothing where the rule does not apply. Never throws. */
export function xsrfToken({ method, url, headers, cookies, turn = 0 }: Call): string | undefined {
  if (/^(GET|HEAD)$/i.test(method) || isAbsolute(url) || headers.has(xsrfHeaderName)) {
    return undefined;
  }
  const tokens = xsrfTokens(cookies());
  return tokens[turn % tokens.length];
}

/** Reads an address as browsers do: white space is dropped, and `\` counts as `/`. */
function isAbsolute(url: string): boolean {
  const read = url.replace(/^[\0- ]+|[\t\n\r]/g, '');
  return /^([a-z][a-z\d+.-]*:|[\\/]{2})/i.test(read);
}

/** Other programs on the host, or on a parent domain, may have a cookie of this name, with any value. */
export function xsrfTokens(cookies: string): string[] {
  return cookies.split(';').flatMap(cookie => {
    const separator = cookie.indexOf('=');
    if (separator < 0 || cookie.slice(0, separator).trim() !== cookieName) return [];
    const raw = cookie
      .slice(separator + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1');
    return [decoded(raw), raw].find(fitsHeader) ?? [];
  });
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function fitsHeader(value: string): boolean {
  return /^[!-~]([ -~]*[!-~])?$/.test(value);
}
