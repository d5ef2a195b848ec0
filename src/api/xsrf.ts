const cookieName = 'XSRF-TOKEN';
export const xsrfHeaderName = 'X-XSRF-TOKEN';

interface Call {
  method: string;
  /** As the caller wrote it: only a relative address is protected. */
  url: string;
  headers: Headers;
  /** In the form of `document.cookie`; read only where the rule applies. */
  cookies: () => string;
}

/** The token to send as `X-XSRF-TOKEN`, or nothing where the rule does not apply. Never throws. */
export function xsrfToken({ method, url, headers, cookies }: Call): string | undefined {
  if (/^(GET|HEAD)$/i.test(method) || isAbsolute(url) || headers.has(xsrfHeaderName)) {
    return undefined;
  }
  return cookieValue(cookies());
}

/** Reads an address as browsers do: white space is dropped, and `\` counts as `/`. */
function isAbsolute(url: string): boolean {
  const read = url.replace(/^[\0- ]+|[\t\n\r]/g, '');
  return /^([a-z][a-z\d+.-]*:|[\\/]{2})/i.test(read);
}

function cookieValue(cookies: string): string | undefined {
  for (const cookie of cookies.split(';')) {
    const separator = cookie.indexOf('=');
    if (separator < 0 || cookie.slice(0, separator).trim() !== cookieName) continue;
    const raw = cookie
      .slice(separator + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1');
    return [decoded(raw), raw].find(fitsHeader);
  }
  return undefined;
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
