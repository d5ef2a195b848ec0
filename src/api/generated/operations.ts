/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
export const operationNames = [
  'verifyEmail',
  'resetPassword',
  'signIn',
  'session',
  'signOut',
] as const;

export const operations = {
  verifyEmail: {
    method: 'GET',
    path: '/api/user/verify-email',
    parameters: [{ name: 'token', in: 'query' }],
    hasBody: false,
    needs: [],
    statuses: [200, 400, 410, 429, 500],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/user/reset-password',
    parameters: [],
    hasBody: true,
    needs: [],
    statuses: [200, 400, 410, 422, 429, 500],
  },
  signIn: {
    method: 'POST',
    path: '/api/session',
    parameters: [],
    hasBody: true,
    needs: ['xsrf', 'xsrfCookie'],
    statuses: [200, 401, 403, 429, 500],
  },
  session: {
    method: 'GET',
    path: '/api/session',
    parameters: [],
    hasBody: false,
    needs: ['session'],
    statuses: [200, 401, 500],
  },
  signOut: {
    method: 'DELETE',
    path: '/api/session',
    parameters: [],
    hasBody: false,
    needs: ['session', 'xsrf', 'xsrfCookie'],
    statuses: [200, 401, 403, 500],
  },
} as const;
