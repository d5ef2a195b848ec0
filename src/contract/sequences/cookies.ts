import type { Reply } from '../http.ts';

const tokenName = 'XSRF-TOKEN';

/** Keeps cookies as a browser does that visits one server. */
export function keepCookies() {
  const cookies = new Map<string, string>();
  return {
    keep: (reply: Reply) => {
      if ('silence' in reply) return;
      for (const line of reply.headers['set-cookie'] ?? []) {
        const [pair = '', ...attributes] = line.split(';').map(part => part.trim());
        const [name = '', ...value] = pair.split('=');
        if (isOver(attributes)) cookies.delete(name);
        else cookies.set(name, value.join('='));
      }
    },
    /** With every change the page sends the token of XSRF back. */
    headersFor: (method: string): Record<string, string> => {
      const token = cookies.get(tokenName);
      const pairs = [...cookies].map(pair => pair.join('='));
      return {
        ...(pairs.length > 0 && { cookie: pairs.join('; ') }),
        ...(token !== undefined && method !== 'GET' && { 'x-xsrf-token': token }),
      };
    },
  };
}

/** Whether the attributes remove a cookie; `Max-Age` counts more than `Expires` (RFC 6265, 5.3). */
function isOver(attributes: string[]): boolean {
  const valueOf = (name: string) =>
    attributes.find(one => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const [age, expires] = [valueOf('max-age'), valueOf('expires')];
  if (age !== undefined) return Number(age) <= 0;
  return expires !== undefined && Date.parse(expires) <= Date.now();
}
