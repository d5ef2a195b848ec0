import { randomBytes } from 'node:crypto';

/** The length of a piece of a secret that may be found nowhere, in characters. */
const piece = 8;

export interface Canaries {
  token: string;
  password: string;
  cookie: string;
  email: string;
}

/** Secrets that occur nowhere by chance. */
export function freshCanaries(): Canaries {
  const random = () => randomBytes(32).toString('base64url');
  return {
    token: random(),
    password: `${random()} pä/ß`,
    cookie: random(),
    email: `${randomBytes(16).toString('hex')}@book-exchange.example`,
  };
}

/** Where pieces of secrets are: as they are, in small letters, or encoded in a usual way. */
export function searchFor(canaries: Partial<Canaries>) {
  const pieces = Object.entries(canaries).map(([name, secret]) => {
    const all = formsOf(name === 'email' ? (secret.split('@')[0] ?? '') : secret).flatMap(piecesOf);
    return { name, pieces: new Set(all) };
  });
  return (where: string, text: string): string[] =>
    pieces.flatMap(({ name, pieces }) => {
      const found = piecesOf(text).find(one => pieces.has(one));
      return found ? [`the ${name} in ${where}: …${found}…`] : [];
    });
}

function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const hex = bytes.toString('hex');
  return [
    secret,
    secret.toLowerCase(),
    encodeURIComponent(secret),
    hex.replaceAll(/../g, '%$&').toUpperCase(),
    hex,
    // In Base64 a byte looks different in each of three places; the ends mix with what is beside.
    ...[0, 1, 2].flatMap(shift => {
      const encoded = Buffer.concat([Buffer.alloc(shift), bytes])
        .toString('base64')
        .slice(4, -4);
      return [encoded, encoded.replaceAll('+', '-').replaceAll('/', '_')];
    }),
  ];
}

function piecesOf(text: string): string[] {
  const count = Math.max(0, text.length - piece + 1);
  return Array.from({ length: count }, (_, start) => text.slice(start, start + piece));
}
