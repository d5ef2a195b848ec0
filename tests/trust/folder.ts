/** Each proof leaves a file here. */
export const folder = 'reports/trust';
