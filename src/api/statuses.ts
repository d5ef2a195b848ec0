/* oxlint-disable */
// Generated from openapi.yaml by `npm run generate`.
export const statuses = {
  verifyEmail: [200, 400, 410, 429, 500],
  resetPassword: [200, 400, 410, 422, 429, 500],
} as const;
