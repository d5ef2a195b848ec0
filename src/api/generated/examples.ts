/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
export const examples = {
  signUp: {
    sent: {
      status: 202,
      body: { message: 'We’ve sent you an email. Open the link in it to join.', success: true },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    address: {
      status: 422,
      body: {
        message: 'We can’t send email to this address.',
        error: true,
        code: 'values refused',
        faults: [
          {
            field: 'email',
            message:
              'We can’t send email to this address. Check that it’s right and complete, such as name@example.org.',
          },
        ],
      },
    },
    name: {
      status: 422,
      body: {
        message: 'Please use a name that doesn’t read like the site, its team or a moderator.',
        error: true,
        code: 'values refused',
        faults: [
          {
            field: 'name',
            message: 'Please use a name that doesn’t read like the site, its team or a moderator.',
          },
        ],
      },
    },
    refused: {
      status: 422,
      body: {
        message: 'The password must have 6 to 50 characters.',
        error: true,
        code: 'password refused',
        faults: [{ field: 'password', message: 'The password must have 6 to 50 characters.' }],
      },
    },
    tooLong: {
      status: 422,
      body: {
        message: 'The password is too long.',
        error: true,
        code: 'password too long',
        faults: [{ field: 'password', message: 'The password is too long.' }],
      },
    },
    common: {
      status: 422,
      body: {
        message: 'This password is too common. Three random words work well.',
        error: true,
        code: 'password common',
        faults: [
          {
            field: 'password',
            message: 'This password is too common. Three random words work well.',
          },
        ],
      },
    },
    tooMany: {
      status: 429,
      body: {
        message: 'Too many attempts. Please try again in 15 minutes.',
        error: true,
        code: 'too many attempts',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  sendVerificationLink: {
    sent: {
      status: 202,
      body: {
        message: 'If this address has joined, an email is on its way. Check your inbox.',
        success: true,
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    address: {
      status: 422,
      body: {
        message: 'We can’t send email to this address.',
        error: true,
        code: 'values refused',
        faults: [
          {
            field: 'email',
            message:
              'We can’t send email to this address. Check that it’s right and complete, such as name@example.org.',
          },
        ],
      },
    },
    tooMany: {
      status: 429,
      body: {
        message: 'Too many attempts. Please try again in 15 minutes.',
        error: true,
        code: 'too many attempts',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  forgotPassword: {
    sent: {
      status: 202,
      body: {
        message: 'If this address has joined, an email is on its way. Check your inbox.',
        success: true,
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    address: {
      status: 422,
      body: {
        message: 'We can’t send email to this address.',
        error: true,
        code: 'values refused',
        faults: [
          {
            field: 'email',
            message:
              'We can’t send email to this address. Check that it’s right and complete, such as name@example.org.',
          },
        ],
      },
    },
    tooMany: {
      status: 429,
      body: {
        message: 'Too many attempts. Please try again in 15 minutes.',
        error: true,
        code: 'too many attempts',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  changePassword: {
    changed: {
      status: 200,
      body: {
        message: 'Your password has been changed. Your other devices are signed out.',
        success: true,
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    wrong: {
      status: 422,
      body: {
        message: 'Your current password isn’t right.',
        error: true,
        code: 'password wrong',
        faults: [{ field: 'password', message: 'Your current password isn’t right.' }],
      },
    },
    same: {
      status: 422,
      body: {
        message: 'That’s your password already. Choose another one.',
        error: true,
        code: 'password refused',
        faults: [
          { field: 'newPassword', message: 'That’s your password already. Choose another one.' },
        ],
      },
    },
    refused: {
      status: 422,
      body: {
        message: 'The password must have 6 to 50 characters.',
        error: true,
        code: 'password refused',
        faults: [{ field: 'newPassword', message: 'The password must have 6 to 50 characters.' }],
      },
    },
    tooMany: {
      status: 429,
      body: {
        message: 'Too many attempts. Please try again in 15 minutes.',
        error: true,
        code: 'too many attempts',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  editProfile: {
    changed: {
      status: 200,
      body: {
        member: {
          id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d17',
          name: 'Contract Member',
          email: 'contract-member@book-exchange.example',
          about: 'I collect old atlases.',
          languages: ['en', 'de'],
          house: { roof: 'gable', colour: 'brick', door: 'square' },
          place: { cell: 1650367068, span: 3 },
          version: 1,
        },
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    stale: {
      status: 409,
      body: {
        message: 'Your profile was changed on another device. Check it before you save again.',
        error: true,
        code: 'version stale',
        current: {
          id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d17',
          name: 'Contract Member',
          email: 'contract-member@book-exchange.example',
          about: 'I collect old atlases.',
          languages: ['en', 'de'],
          house: { roof: 'gable', colour: 'brick', door: 'square' },
          place: { cell: 1650367068, span: 3 },
          version: 1,
        },
      },
    },
    name: {
      status: 422,
      body: {
        message: 'Please use a name that doesn’t read like the site, its team or a moderator.',
        error: true,
        code: 'values refused',
        faults: [
          {
            field: 'name',
            message: 'Please use a name that doesn’t read like the site, its team or a moderator.',
          },
        ],
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  exportData: {
    exported: {
      status: 200,
      body: {
        exportedAt: '2026-11-27T10:00:00Z',
        data: { members: [{ name: 'Contract Member' }] },
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    wrong: {
      status: 422,
      body: {
        message: 'That password isn’t right.',
        error: true,
        code: 'password wrong',
        faults: [{ field: 'password', message: 'That password isn’t right.' }],
      },
    },
    tooMany: {
      status: 429,
      body: {
        message: 'Too many attempts. Please try again in 15 minutes.',
        error: true,
        code: 'too many attempts',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  deleteAccount: {
    deleted: {
      status: 200,
      body: { message: 'You’ve left, and your data is deleted.', success: true },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    wrong: {
      status: 422,
      body: {
        message: 'That password isn’t right.',
        error: true,
        code: 'password wrong',
        faults: [{ field: 'password', message: 'That password isn’t right.' }],
      },
    },
    tooMany: {
      status: 429,
      body: {
        message: 'Too many attempts. Please try again in 15 minutes.',
        error: true,
        code: 'too many attempts',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  verifyEmail: {
    verified: { status: 200, body: { message: 'Your email address is verified.', success: true } },
    alreadyVerified: {
      status: 200,
      body: { message: 'Your email address is already verified.', success: true },
    },
    unknown: {
      status: 400,
      body: { message: 'This verification link isn’t valid.', error: true, code: 'link unknown' },
    },
    expired: {
      status: 410,
      body: { message: 'This verification link has expired.', error: true, code: 'link expired' },
    },
    tooMany: {
      status: 429,
      body: {
        message: 'Too many attempts. Please try again in 15 minutes.',
        error: true,
        code: 'too many attempts',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  resetPassword: {
    changed: { status: 200, body: { message: 'Your password has been changed.', success: true } },
    unknownOrUsed: {
      status: 400,
      body: {
        message: 'This reset link isn’t valid, or it has been used already.',
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
        message: 'Too many attempts. Please try again in 15 minutes.',
        error: true,
        code: 'too many attempts',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  signIn: {
    begun: {
      status: 200,
      body: {
        member: {
          id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d17',
          name: 'Contract Member',
          email: 'contract-member@book-exchange.example',
          about: 'I collect old atlases.',
          languages: ['en', 'de'],
          house: { roof: 'gable', colour: 'brick', door: 'square' },
          place: { cell: 1650367068, span: 3 },
          version: 1,
        },
      },
    },
    refused: {
      status: 401,
      body: {
        message:
          'The email address or the password isn’t right, or the address isn’t confirmed yet.',
        error: true,
        code: 'sign-in refused',
      },
    },
    suspended: {
      status: 403,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    tooMany: {
      status: 429,
      body: {
        message: 'Too many attempts. Please try again in 15 minutes.',
        error: true,
        code: 'too many attempts',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  session: {
    current: {
      status: 200,
      body: {
        member: {
          id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d17',
          name: 'Contract Member',
          email: 'contract-member@book-exchange.example',
          about: 'I collect old atlases.',
          languages: ['en', 'de'],
          house: { roof: 'gable', colour: 'brick', door: 'square' },
          place: { cell: 1650367068, span: 3 },
          version: 1,
        },
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  signOut: {
    ended: { status: 200, body: { message: 'You’re signed out.', success: true } },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  sessions: {
    listed: {
      status: 200,
      body: {
        items: [
          {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d18',
            device: 'Firefox on Android',
            beganAt: '2026-11-20T10:00:00Z',
            seenAt: '2026-11-27T10:00:00Z',
            isCurrent: true,
          },
        ],
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  endOtherSessions: {
    ended: { status: 200, body: { message: 'Your other devices are signed out.', success: true } },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  endSession: {
    ended: { status: 200, body: { message: 'The device is signed out.', success: true } },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  member: {
    shown: {
      status: 200,
      body: {
        member: {
          id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
          name: 'Contract Neighbour',
          about: 'I read detective novels.',
          languages: ['en'],
          house: { roof: 'flat', colour: 'moss', door: 'round' },
          band: 2,
          isBlocked: false,
          since: '2026-03',
          exchanges: 5,
          thumbsUp: 4,
        },
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    unknown: {
      status: 404,
      body: { message: 'We can’t find this neighbour.', error: true, code: 'nothing here' },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  block: {
    blocked: {
      status: 200,
      body: { message: 'They can’t see you any more, and we don’t tell them.', success: true },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    unknown: {
      status: 404,
      body: { message: 'We can’t find this neighbour.', error: true, code: 'nothing here' },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  unblock: {
    unblocked: { status: 200, body: { message: 'They can see you again.', success: true } },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    unknown: {
      status: 404,
      body: { message: 'We can’t find this neighbour.', error: true, code: 'nothing here' },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  report: {
    reported: {
      status: 201,
      body: { message: 'Thank you. A moderator will read your report.', success: true },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    unknown: {
      status: 404,
      body: { message: 'We can’t find this neighbour.', error: true, code: 'nothing here' },
    },
    tooMany: {
      status: 429,
      body: {
        message: 'Too many attempts. Please try again in 15 minutes.',
        error: true,
        code: 'too many attempts',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  reports: {
    found: {
      status: 200,
      body: {
        items: [
          {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d24',
            reporter: {
              id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d17',
              name: 'Contract Member',
              house: { roof: 'gable', colour: 'brick', door: 'square' },
            },
            member: {
              id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
              name: 'Contract Neighbour',
              house: { roof: 'gable', colour: 'brick', door: 'square' },
            },
            reason: 'The note insults my neighbours.',
            of: 'copy',
            title: 'Emma',
            text: 'A gift of my aunt.',
            at: '2026-05-04T10:00:00.000Z',
            decisions: ['dismiss', 'hide', 'suspend'],
            book: { title: 'Emma', authors: 'Jane Austen' },
          },
        ],
        next: null,
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    nothing: {
      status: 404,
      body: { message: 'There’s nothing at this address.', error: true, code: 'nothing here' },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  decide: {
    dismiss: { status: 200, body: { message: 'The report is dismissed.', success: true } },
    hide: { status: 200, body: { message: 'It’s hidden.', success: true } },
    'hide book': {
      status: 200,
      body: { message: 'The book is hidden, with all its copies.', success: true },
    },
    correct: {
      status: 200,
      body: { message: 'The book is called that now, on every shelf.', success: true },
    },
    suspend: {
      status: 200,
      body: { message: 'The member is suspended, and signed out everywhere.', success: true },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    nothing: {
      status: 404,
      body: { message: 'There’s nothing at this address.', error: true, code: 'nothing here' },
    },
    decided: {
      status: 409,
      body: {
        message: 'Another moderator has already decided on this report.',
        error: true,
        code: 'version stale',
        decision: 'dismiss',
      },
    },
    refused: {
      status: 422,
      body: {
        message: 'Something is missing.',
        error: true,
        code: 'values refused',
        faults: [{ field: 'price', message: 'A book for sale needs a price.' }],
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  places: {
    found: {
      status: 200,
      body: {
        items: [{ name: 'Berlin', region: 'Germany', latitude: 52.52, longitude: 13.41 }],
        hasPostcodes: false,
      },
    },
    none: { status: 200, body: { items: [], hasPostcodes: true } },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  lookUpBooks: {
    found: {
      status: 200,
      body: {
        items: [
          {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d21',
            title: 'Emma',
            authors: 'Jane Austen',
            language: 'en',
            year: 1815,
            isbn: '9780141439587',
          },
        ],
        match: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d21',
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    refused: {
      status: 422,
      body: {
        message: 'That isn’t a valid ISBN. Check the digits.',
        error: true,
        code: 'values refused',
        faults: [{ field: 'q', message: 'That isn’t a valid ISBN. Check the digits.' }],
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  discover: {
    found: {
      status: 200,
      body: {
        items: [
          {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22',
            book: {
              id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d21',
              title: 'Emma',
              authors: 'Jane Austen',
              language: 'en',
              year: 1815,
              isbn: '9780141439587',
            },
            ways: ['give', 'sell'],
            price: 500,
            condition: 'good',
            note: 'A gift of my aunt.',
            state: 'offered',
            owner: {
              id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
              name: 'Contract Neighbour',
              house: { roof: 'gable', colour: 'brick', door: 'square' },
            },
            band: 1,
            version: 1,
            addedAt: '2026-05-04T10:00:00.000Z',
          },
        ],
        next: null,
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  addCopy: {
    added: {
      status: 201,
      body: {
        copy: {
          id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22',
          book: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d21',
            title: 'Emma',
            authors: 'Jane Austen',
            language: 'en',
            year: 1815,
            isbn: '9780141439587',
          },
          ways: ['give', 'sell'],
          price: 500,
          condition: 'good',
          note: 'A gift of my aunt.',
          state: 'offered',
          owner: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d17',
            name: 'Contract Member',
            house: { roof: 'gable', colour: 'brick', door: 'square' },
          },
          band: 1,
          version: 1,
          addedAt: '2026-05-04T10:00:00.000Z',
        },
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    unknown: {
      status: 404,
      body: { message: 'We can’t find this book.', error: true, code: 'nothing here' },
    },
    refused: {
      status: 422,
      body: {
        message: 'Something is missing.',
        error: true,
        code: 'values refused',
        faults: [{ field: 'price', message: 'A book for sale needs a price.' }],
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  copy: {
    shown: {
      status: 200,
      body: {
        copy: {
          id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22',
          book: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d21',
            title: 'Emma',
            authors: 'Jane Austen',
            language: 'en',
            year: 1815,
            isbn: '9780141439587',
          },
          ways: ['give', 'sell'],
          price: 500,
          condition: 'good',
          note: 'A gift of my aunt.',
          state: 'offered',
          owner: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
            name: 'Contract Neighbour',
            house: { roof: 'gable', colour: 'brick', door: 'square' },
          },
          band: 1,
          version: 1,
          addedAt: '2026-05-04T10:00:00.000Z',
        },
        requestId: null,
      },
    },
    resting: {
      status: 200,
      body: {
        copy: {
          id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22',
          book: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d21',
            title: 'Emma',
            authors: 'Jane Austen',
            language: 'en',
            year: 1815,
            isbn: '9780141439587',
          },
          ways: ['give', 'sell'],
          price: 500,
          condition: 'good',
          note: 'A gift of my aunt.',
          state: 'offered',
          owner: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
            name: 'Contract Neighbour',
            house: { roof: 'gable', colour: 'brick', door: 'square' },
          },
          band: 1,
          version: 1,
          addedAt: '2026-05-04T10:00:00.000Z',
        },
        requestId: null,
        askableFrom: '2026-06-03T10:00:00.000Z',
      },
    },
    unknown: {
      status: 404,
      body: { message: 'This book isn’t on any shelf.', error: true, code: 'nothing here' },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  editCopy: {
    changed: {
      status: 200,
      body: {
        copy: {
          id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22',
          book: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d21',
            title: 'Emma',
            authors: 'Jane Austen',
            language: 'en',
            year: 1815,
            isbn: '9780141439587',
          },
          ways: ['give', 'sell'],
          price: 500,
          condition: 'good',
          note: 'A gift of my aunt.',
          state: 'offered',
          owner: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d17',
            name: 'Contract Member',
            house: { roof: 'gable', colour: 'brick', door: 'square' },
          },
          band: 1,
          version: 1,
          addedAt: '2026-05-04T10:00:00.000Z',
        },
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    unknown: {
      status: 404,
      body: { message: 'This book isn’t on any shelf.', error: true, code: 'nothing here' },
    },
    stale: {
      status: 409,
      body: {
        message: 'This book was changed on another device. Check it, then save again.',
        error: true,
        code: 'version stale',
        current: {
          id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22',
          book: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d21',
            title: 'Emma',
            authors: 'Jane Austen',
            language: 'en',
            year: 1815,
            isbn: '9780141439587',
          },
          ways: ['give', 'sell'],
          price: 500,
          condition: 'good',
          note: 'A gift of my aunt.',
          state: 'offered',
          owner: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d17',
            name: 'Contract Member',
            house: { roof: 'gable', colour: 'brick', door: 'square' },
          },
          band: 1,
          version: 2,
          addedAt: '2026-05-04T10:00:00.000Z',
        },
      },
    },
    refused: {
      status: 422,
      body: {
        message: 'Something is missing.',
        error: true,
        code: 'values refused',
        faults: [{ field: 'price', message: 'A book for sale needs a price.' }],
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  removeCopy: {
    removed: {
      status: 200,
      body: {
        copy: {
          id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22',
          book: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d21',
            title: 'Emma',
            authors: 'Jane Austen',
            language: 'en',
            year: 1815,
            isbn: '9780141439587',
          },
          ways: ['give', 'sell'],
          price: 500,
          condition: 'good',
          note: 'A gift of my aunt.',
          state: 'offered',
          owner: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d17',
            name: 'Contract Member',
            house: { roof: 'gable', colour: 'brick', door: 'square' },
          },
          band: 1,
          version: 1,
          addedAt: '2026-05-04T10:00:00.000Z',
        },
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    unknown: {
      status: 404,
      body: { message: 'This book isn’t on any shelf.', error: true, code: 'nothing here' },
    },
    refused: {
      status: 422,
      body: {
        message: 'Something is missing.',
        error: true,
        code: 'values refused',
        faults: [{ field: 'price', message: 'A book for sale needs a price.' }],
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  shelf: {
    found: {
      status: 200,
      body: {
        items: [
          {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22',
            book: {
              id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d21',
              title: 'Emma',
              authors: 'Jane Austen',
              language: 'en',
              year: 1815,
              isbn: '9780141439587',
            },
            ways: ['give', 'sell'],
            price: 500,
            condition: 'good',
            note: 'A gift of my aunt.',
            state: 'offered',
            owner: {
              id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
              name: 'Contract Neighbour',
              house: { roof: 'gable', colour: 'brick', door: 'square' },
            },
            band: 1,
            version: 1,
            addedAt: '2026-05-04T10:00:00.000Z',
          },
        ],
        next: null,
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    unknown: {
      status: 404,
      body: { message: 'We can’t find this neighbour.', error: true, code: 'nothing here' },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  requests: {
    found: {
      status: 200,
      body: {
        items: [
          {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d23',
            role: 'owner',
            other: {
              id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
              name: 'Contract Neighbour',
              house: { roof: 'gable', colour: 'brick', door: 'square' },
            },
            copy: {
              id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22',
              title: 'Emma',
              authors: 'Jane Austen',
            },
            way: 'sell',
            price: 400,
            offers: [],
            chosen: null,
            state: 'asked',
            outcome: null,
            isYourTurn: true,
            actions: ['accept', 'decline'],
            proposal: null,
            meeting: null,
            isSaidByOne: false,
            reviews: [],
            endsAt: '2026-05-08T10:00:00.000Z',
            version: 1,
            askedAt: '2026-05-04T10:00:00.000Z',
            changedAt: '2026-05-04T10:00:00.000Z',
          },
        ],
        next: null,
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  ask: {
    asked: {
      status: 201,
      body: {
        request: {
          id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d23',
          role: 'asker',
          other: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
            name: 'Contract Neighbour',
            house: { roof: 'gable', colour: 'brick', door: 'square' },
          },
          copy: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22',
            title: 'Emma',
            authors: 'Jane Austen',
          },
          way: 'sell',
          price: 400,
          offers: [],
          chosen: null,
          state: 'asked',
          outcome: null,
          isYourTurn: false,
          actions: ['withdraw'],
          proposal: null,
          meeting: null,
          isSaidByOne: false,
          reviews: [],
          endsAt: '2026-05-08T10:00:00.000Z',
          version: 1,
          askedAt: '2026-05-04T10:00:00.000Z',
          changedAt: '2026-05-04T10:00:00.000Z',
        },
        events: [
          {
            type: 'asked',
            by: 'asker',
            at: '2026-05-04T10:00:00.000Z',
            text: 'I live around the corner.',
            meeting: null,
          },
        ],
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    unknown: {
      status: 404,
      body: { message: 'This book isn’t on any shelf.', error: true, code: 'nothing here' },
    },
    refused: {
      status: 422,
      body: {
        message: 'Something is missing.',
        error: true,
        code: 'values refused',
        faults: [{ field: 'price', message: 'A book for sale needs a price.' }],
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  request: {
    shown: {
      status: 200,
      body: {
        request: {
          id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d23',
          role: 'asker',
          other: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
            name: 'Contract Neighbour',
            house: { roof: 'gable', colour: 'brick', door: 'square' },
          },
          copy: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22',
            title: 'Emma',
            authors: 'Jane Austen',
          },
          way: 'sell',
          price: 400,
          offers: [],
          chosen: null,
          state: 'asked',
          outcome: null,
          isYourTurn: false,
          actions: ['withdraw'],
          proposal: null,
          meeting: null,
          isSaidByOne: false,
          reviews: [],
          endsAt: '2026-05-08T10:00:00.000Z',
          version: 1,
          askedAt: '2026-05-04T10:00:00.000Z',
          changedAt: '2026-05-04T10:00:00.000Z',
        },
        events: [
          {
            type: 'asked',
            by: 'asker',
            at: '2026-05-04T10:00:00.000Z',
            text: 'I live around the corner.',
            meeting: null,
          },
        ],
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    unknown: {
      status: 404,
      body: { message: 'We can’t find this request.', error: true, code: 'nothing here' },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  act: {
    done: {
      status: 200,
      body: {
        request: {
          id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d23',
          role: 'owner',
          other: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
            name: 'Contract Neighbour',
            house: { roof: 'gable', colour: 'brick', door: 'square' },
          },
          copy: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22',
            title: 'Emma',
            authors: 'Jane Austen',
          },
          way: 'sell',
          price: 400,
          offers: [],
          chosen: null,
          state: 'agreed',
          outcome: null,
          isYourTurn: true,
          actions: ['propose a meeting', 'cancel', 'handed over'],
          proposal: null,
          meeting: null,
          isSaidByOne: false,
          reviews: [],
          endsAt: '2026-05-18T10:00:00.000Z',
          version: 2,
          askedAt: '2026-05-04T10:00:00.000Z',
          changedAt: '2026-05-04T10:00:00.000Z',
        },
        events: [
          {
            type: 'asked',
            by: 'asker',
            at: '2026-05-04T10:00:00.000Z',
            text: 'I live around the corner.',
            meeting: null,
          },
          {
            type: 'accept',
            by: 'owner',
            at: '2026-05-04T11:00:00.000Z',
            text: null,
            meeting: null,
          },
        ],
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    unknown: {
      status: 404,
      body: { message: 'We can’t find this request.', error: true, code: 'nothing here' },
    },
    stale: {
      status: 409,
      body: {
        message: 'Something has happened in the meantime. Look at the request again.',
        error: true,
        code: 'version stale',
        current: {
          id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d23',
          role: 'owner',
          other: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
            name: 'Contract Neighbour',
            house: { roof: 'gable', colour: 'brick', door: 'square' },
          },
          copy: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d22',
            title: 'Emma',
            authors: 'Jane Austen',
          },
          way: 'sell',
          price: 400,
          offers: [],
          chosen: null,
          state: 'agreed',
          outcome: null,
          isYourTurn: true,
          actions: ['propose a meeting', 'cancel', 'handed over'],
          proposal: null,
          meeting: null,
          isSaidByOne: false,
          reviews: [],
          endsAt: '2026-05-18T10:00:00.000Z',
          version: 2,
          askedAt: '2026-05-04T10:00:00.000Z',
          changedAt: '2026-05-04T10:00:00.000Z',
        },
      },
    },
    refused: {
      status: 422,
      body: {
        message: 'Something is missing.',
        error: true,
        code: 'values refused',
        faults: [{ field: 'price', message: 'A book for sale needs a price.' }],
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  conversations: {
    found: {
      status: 200,
      body: {
        items: [
          {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
            other: {
              id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
              name: 'Contract Neighbour',
              house: { roof: 'gable', colour: 'brick', door: 'square' },
            },
            unread: 1,
            isOpen: true,
            last: {
              number: 2,
              by: 'other',
              at: '2026-05-04T11:00:00.000Z',
              text: 'I am at home in the evening.',
              event: null,
              request: null,
              meeting: null,
            },
          },
        ],
        next: null,
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  conversation: {
    shown: {
      status: 200,
      body: {
        conversation: {
          id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
          other: {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
            name: 'Contract Neighbour',
            house: { roof: 'gable', colour: 'brick', door: 'square' },
          },
          unread: 1,
          isOpen: true,
        },
        items: [
          {
            number: 2,
            by: 'other',
            at: '2026-05-04T11:00:00.000Z',
            text: 'I am at home in the evening.',
            event: null,
            request: null,
            meeting: null,
          },
          {
            number: 1,
            by: 'me',
            at: '2026-05-04T10:00:00.000Z',
            text: 'I live around the corner.',
            event: 'asked',
            request: { id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d23', title: 'Emma' },
            meeting: null,
          },
        ],
        next: null,
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    unknown: {
      status: 404,
      body: { message: 'We can’t find this neighbour.', error: true, code: 'nothing here' },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  write: {
    written: {
      status: 201,
      body: {
        entry: {
          number: 2,
          by: 'me',
          at: '2026-05-04T11:00:00.000Z',
          text: 'I am at home in the evening.',
          event: null,
          request: null,
          meeting: null,
        },
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    unknown: {
      status: 404,
      body: { message: 'We can’t find this neighbour.', error: true, code: 'nothing here' },
    },
    refused: {
      status: 422,
      body: {
        message: 'Something is missing.',
        error: true,
        code: 'values refused',
        faults: [{ field: 'price', message: 'A book for sale needs a price.' }],
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  markRead: {
    read: { status: 200, body: { message: 'Read.', success: true } },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    unknown: {
      status: 404,
      body: { message: 'We can’t find this neighbour.', error: true, code: 'nothing here' },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  notices: {
    found: {
      status: 200,
      body: {
        items: [
          {
            id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d25',
            type: 'asked',
            other: {
              id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d19',
              name: 'Contract Neighbour',
              house: { roof: 'gable', colour: 'brick', door: 'square' },
            },
            request: { id: '01936f2a-7c1e-7d3a-9b52-3f0e8a6c4d23', title: 'Emma' },
            isOwner: true,
            conversationId: null,
            at: '2026-05-04T10:00:00.000Z',
            isSeen: false,
          },
        ],
        next: null,
        counts: { requests: 1, forMe: 1, messages: 1, notices: 1 },
      },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  markSeen: {
    seen: { status: 200, body: { message: 'Seen.', success: true } },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  preferences: {
    shown: {
      status: 200,
      body: { preferences: { requests: 'at once', reminders: 'at once', messages: 'at once' } },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  setPreferences: {
    set: {
      status: 200,
      body: { preferences: { requests: 'at once', reminders: 'daily', messages: 'never' } },
    },
    signedOut: {
      status: 401,
      body: { message: 'You’re not signed in.', error: true, code: 'signed out' },
    },
    sessionEnded: {
      status: 401,
      body: {
        message:
          'You’ve been signed out, for instance because your password was changed on another device.',
        error: true,
        code: 'session ended',
      },
    },
    accountSuspended: {
      status: 401,
      body: {
        message:
          'A moderator has suspended this account. If you think that’s a mistake, write to us.',
        error: true,
        code: 'account suspended',
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  contactForm: {
    open: { status: 200, body: { isOpen: true } },
    ofMember: {
      status: 200,
      body: { isOpen: true, email: 'contract-member@book-exchange.example' },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
  contact: {
    sent: {
      status: 202,
      body: {
        message: 'Thank you. Your message is on its way, and we’ll answer by email.',
        success: true,
      },
    },
    xsrf: {
      status: 403,
      body: {
        message:
          'Your browser hasn’t kept the cookie that this needs. Allow cookies for this site, and open it by an address that begins with https.',
        error: true,
        code: 'xsrf token refused',
      },
    },
    address: {
      status: 422,
      body: {
        message: 'We can’t send email to this address.',
        error: true,
        code: 'values refused',
        faults: [
          {
            field: 'email',
            message:
              'We can’t send email to this address. Check that it’s right and complete, such as name@example.org.',
          },
        ],
      },
    },
    tooMany: {
      status: 429,
      body: {
        message: 'Too many attempts. Please try again in 15 minutes.',
        error: true,
        code: 'too many attempts',
      },
    },
    failed: {
      status: 500,
      body: {
        message: 'Something went wrong on our side. Please try again later.',
        error: true,
        code: 'server failed',
      },
    },
    unavailable: {
      status: 'default',
      body: {
        message: 'We’re looking after the site right now. Please try again in a moment.',
        error: true,
        code: 'busy',
      },
    },
  },
} as const;
