/** What a walk says of the window in which a project of Playwright walked it. */
export function windowOf(project: string): string {
  if (project === 'chromium') return 'desktop';
  return project === 'desktop' || project === 'phone' ? project : `desktop, ${project}`;
}
