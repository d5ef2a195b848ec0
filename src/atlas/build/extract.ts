import { writeFileSync } from 'node:fs';
import { resetPassword } from '../../flows/reset-password.ts';
import { resultModal } from '../../flows/result-modal.ts';
import { site } from '../../flows/site.ts';
import { verifyEmail } from '../../flows/verify-email.ts';
import type { Chart } from '../model/chart.ts';
import { chartOf } from '../model/extraction.ts';

/** Every chart of the site, sorted by id. */
export function extractCharts(): Chart[] {
  return [resetPassword, resultModal, site, verifyEmail].map(chartOf);
}

if (import.meta.main) {
  const text = `${JSON.stringify(extractCharts(), undefined, 2)}\n`;
  writeFileSync(new URL('../charts.json', import.meta.url), text);
}
