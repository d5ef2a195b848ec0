import type { Self } from '../../api/schemas.ts';

/** What an operation needs of its callers: the security schemes of `openapi.yaml`. */
export type Credential = 'session' | 'xsrf' | 'xsrfCookie';

/** A session that has not ended, with its member. */
export interface Session {
  id: string;
  member: Self;
}

/** What a browser has sent along. */
export interface Cookies {
  /** The token of its session. */
  session: string | undefined;
  /** Other programs on the host, or on a parent domain, have cookies of this name, too. */
  xsrf: string[];
  /** Marks a browser in which a member has signed in before. */
  device: string | undefined;
}

/** Who makes a call. */
export interface Caller {
  cookies: Cookies;
  /** What the browser says of itself. */
  device: string;
  /** Whether the call comes from elsewhere than from a person at this machine. */
  isForeign: boolean;
  /** Undefined where a forgotten proxy hides it. */
  network: string | undefined;
  /** Undefined for a guest. */
  session: Session | undefined;
}

/** What a call makes of the browser and its session. */
export interface Change {
  begins?: { id: string; token: string };
  ends?: boolean;
  /** The address of the member to whom the browser belongs, as the call has shown. */
  deviceKnownTo?: string | undefined;
}
