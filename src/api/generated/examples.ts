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
        message: 'This password is one of the most common. Three random words work well.',
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
} as const;
