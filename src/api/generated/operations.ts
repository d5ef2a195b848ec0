/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
export const operationNames = ['verifyEmail', 'resetPassword'] as const;

export const operations = {
  verifyEmail: {
    method: 'GET',
    path: '/api/user/verify-email',
    parameters: [{ name: 'token', in: 'query' }],
    hasBody: false,
    statuses: [200, 400, 410, 429, 500],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/user/reset-password',
    parameters: [],
    hasBody: true,
    statuses: [200, 400, 410, 422, 429, 500],
  },
} as const;
