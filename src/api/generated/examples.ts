/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
export const examples = {
  verifyEmail: {
    verified: { status: 200, body: { message: 'Your e-mail address is verified.', success: true } },
    alreadyVerified: {
      status: 200,
      body: { message: 'Your e-mail address is already verified.', success: true },
    },
    unknown: {
      status: 400,
      body: { message: 'This verification link is not valid.', error: true, code: 'link unknown' },
    },
    expired: {
      status: 410,
      body: { message: 'This verification link has expired.', error: true, code: 'link expired' },
    },
    tooMany: {
      status: 429,
      body: {
        message: 'Too many attempts. Please try again later.',
        error: true,
        code: 'too many attempts',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'The server could not answer. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: { message: 'The service is being maintained.', error: true, code: 'busy' },
    },
  },
  resetPassword: {
    changed: { status: 200, body: { message: 'Your password has been changed.', success: true } },
    unknownOrUsed: {
      status: 400,
      body: {
        message: 'This reset link is not valid or has already been used.',
        error: true,
        code: 'link unknown or used',
      },
    },
    expired: {
      status: 410,
      body: { message: 'This reset link has expired.', error: true, code: 'link expired' },
    },
    refused: {
      status: 422,
      body: {
        message: 'The password must have 6 to 50 characters.',
        error: true,
        code: 'password refused',
      },
    },
    tooLong: {
      status: 422,
      body: { message: 'The password is too long.', error: true, code: 'password too long' },
    },
    common: {
      status: 422,
      body: {
        message: 'This password is too common. Three random words work well.',
        error: true,
        code: 'password common',
      },
    },
    tooMany: {
      status: 429,
      body: {
        message: 'Too many attempts. Please try again later.',
        error: true,
        code: 'too many attempts',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'The server could not answer. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: { message: 'The service is being maintained.', error: true, code: 'busy' },
    },
  },
  signIn: {
    begun: {
      status: 200,
      body: { member: { id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d17', name: 'Contract Member' } },
    },
    refused: {
      status: 401,
      body: {
        message: 'E-mail address or password is wrong.',
        error: true,
        code: 'sign-in refused',
      },
    },
    notConfirmed: {
      status: 403,
      body: {
        message: 'Confirm your e-mail address first, with the link in the mail that we sent you.',
        error: true,
        code: 'address not confirmed',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser has not kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    tooMany: {
      status: 429,
      body: {
        message: 'Too many attempts. Please try again later.',
        error: true,
        code: 'too many attempts',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'The server could not answer. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: { message: 'The service is being maintained.', error: true, code: 'busy' },
    },
  },
  session: {
    current: {
      status: 200,
      body: { member: { id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d17', name: 'Contract Member' } },
    },
    signedOut: {
      status: 401,
      body: { message: 'You are not signed in.', error: true, code: 'signed out' },
    },
    failed: {
      status: 500,
      body: {
        message: 'The server could not answer. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: { message: 'The service is being maintained.', error: true, code: 'busy' },
    },
  },
  signOut: {
    ended: { status: 200, body: { message: 'You are signed out.', success: true } },
    signedOut: {
      status: 401,
      body: { message: 'You are not signed in.', error: true, code: 'signed out' },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser has not kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'The server could not answer. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: { message: 'The service is being maintained.', error: true, code: 'busy' },
    },
  },
} as const;
