/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
export interface paths {
  '/api/user/verify-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Confirm that the holder of the link can read the member's mail.
     * @description Verifying twice with the same link is not an error: mail scanners, double clicks and
     *     reloads do no harm. Only GET verifies. HEAD may be answered with any status, for instance 405
     *     with `Allow: GET`, and without a body; it verifies nothing and uses no token up.
     */
    get: operations['verifyEmail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/reset-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a new password with a one-time token.
     * @description A token works once. A refused password does not use it up. After a reset every session of
     *     the member has ended, and nobody is signed in.
     */
    post: operations['resetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who is signed in.
     * @description 200 and 401 set the cookie `XSRF-TOKEN` where the browser has none that is right. The web sends
     *     it back with every change.
     */
    get: operations['session'];
    put?: never;
    /**
     * Begin a session of a member.
     * @description A wrong address and a wrong password get one answer, after one time. A success sets the cookie
     *     of a new session, which is never one that the browser has sent, and ends that one. There is no
     *     session before the address of the member is confirmed.
     */
    post: operations['signIn'];
    /**
     * End the session.
     * @description 200 and 401 also remove the cookie of the session.
     */
    delete: operations['signOut'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description A one-time token. Opaque to the web, which never changes it. */
    Token: string;
    /**
     * Format: password
     * @description 6 to 50 characters as a person counts them: extended grapheme clusters (Unicode Standard
     *     Annex 29), so that an emoji or a letter with its accents counts once. Never trimmed or
     *     changed. JSON Schema counts code points, of which a character may have several: `minLength`
     *     therefore holds for every valid password, and `maxLength` only bounds the request. A password
     *     that is too short or too long by either count is refused with 422, not with 400.
     */
    NewPassword: string;
    ResetRequest: {
      newPassword: components['schemas']['NewPassword'];
      token: components['schemas']['Token'];
    };
    /**
     * Format: email
     * @description An e-mail address. Capital letters and white space around it do not count.
     */
    EMail: string;
    SignIn: {
      email: components['schemas']['EMail'];
      /**
       * Format: password
       * @description As it was chosen; never trimmed or changed.
       */
      password: string;
    };
    Session: {
      member: components['schemas']['Self'];
    };
    /** @description The member who is signed in. */
    Self: {
      /**
       * Format: uuid
       * @description Of the member.
       */
      id: string;
      /** @description As neighbours see it. */
      name: string;
    };
    Answer: {
      /**
       * @description Shown to the visitor word for word, as text and never as HTML. It has at least one character
       *     that can be read, and no null character.
       */
      message: string;
      /** @description `false` makes even a 2xx answer a failure. */
      success?: boolean;
      /** @description `true` makes even a 2xx answer a failure. */
      error?: boolean;
      /**
       * @description The reason of a failure, where one status has several. The web shows `message`, and goes
       *     by one `code` alone, `xsrf token refused`: it then repeats the call.
       * @enum {string}
       */
      code?:
        | 'request malformed'
        | 'link unknown'
        | 'link unknown or used'
        | 'link expired'
        | 'password refused'
        | 'password too long'
        | 'password common'
        | 'sign-in refused'
        | 'address not confirmed'
        | 'signed out'
        | 'xsrf token refused'
        | 'another site'
        | 'nothing here'
        | 'wrong method'
        | 'request too large'
        | 'not JSON'
        | 'too many attempts'
        | 'server failed'
        | 'busy'
        | 'outcome unknown';
    };
  };
  responses: {
    /** @description No session belongs to the call, or it has ended. */
    SignedOut: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Answer'];
      };
    };
    /**
     * @description The call does not come from a page of the site: the token of XSRF is missing or wrong, or the
     *     browser says that another site makes the call.
     */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Answer'];
      };
    };
    /** @description Too many attempts from one address. */
    TooManyRequests: {
      headers: {
        /** @description Seconds until the next attempt may be made, once, in decimal digits. */
        'Retry-After': number;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Answer'];
      };
    };
    /** @description The server failed, and it is sure that nothing was changed; where it is not sure, answer 504. */
    ServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Answer'];
      };
    };
    /**
     * @description Any other answer, for instance of a proxy in between, or 503 with `Retry-After` where too many
     *     passwords are set at once: then nothing was changed. 504 where the backend itself cannot know
     *     whether the change was made, because its database went away before it confirmed the change.
     */
    AnyOther: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Answer'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  verifyEmail: {
    parameters: {
      query: {
        /**
         * @description The one-time token of the link, as it stands in the mail.
         * @example 3d8kZ1m5cXvA0rQyT7uEwJf2sHnBpLgKiOdVx9Yh6Rs
         */
        token: components['schemas']['Token'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The address is verified, by this call or an earlier one. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Answer'];
        };
      };
      /** @description No such token was ever sent, or the request is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Answer'];
        };
      };
      /** @description The token has expired. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Answer'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
      default: components['responses']['AnyOther'];
    };
  };
  resetPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResetRequest'];
      };
    };
    responses: {
      /** @description The new password is in force. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Answer'];
        };
      };
      /** @description No such token was ever sent, it was used before, or the request is malformed. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Answer'];
        };
      };
      /** @description The token has expired. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Answer'];
        };
      };
      /** @description The password is refused; the token can still be used. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Answer'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
      default: components['responses']['AnyOther'];
    };
  };
  session: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A member is. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      401: components['responses']['SignedOut'];
      500: components['responses']['ServerError'];
      default: components['responses']['AnyOther'];
    };
  };
  signIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignIn'];
      };
    };
    responses: {
      /** @description A session has begun. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'];
        };
      };
      /** @description There is no member with this address and this password. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Answer'];
        };
      };
      /**
       * @description The call does not come from a page of the site (see `Forbidden`), or address and password
       *     are right, and the address is not confirmed yet.
       */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Answer'];
        };
      };
      429: components['responses']['TooManyRequests'];
      500: components['responses']['ServerError'];
      default: components['responses']['AnyOther'];
    };
  };
  signOut: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session has ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Answer'];
        };
      };
      401: components['responses']['SignedOut'];
      403: components['responses']['Forbidden'];
      500: components['responses']['ServerError'];
      default: components['responses']['AnyOther'];
    };
  };
}
