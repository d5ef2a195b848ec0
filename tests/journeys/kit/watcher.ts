import { createRecorder } from '../../../src/atlas/model/recorder.ts';
import type { Step } from '../../../src/atlas/model/trace.ts';

export interface Report {
  /** The same when it is sent again. */
  id: string;
  step: Step;
}

declare global {
  var reportStep: (report: Report) => Promise<void>;
}

// Runs in the page, before the page's own script.
globalThis.inspectCharts = createRecorder(step => report({ id: crypto.randomUUID(), step }));

// A report of a page that is being left may not be received: the next page sends it again.
const key = 'reports that were not received';
const unreceived = new Map<string, Report>();
if (location.protocol.startsWith('http')) {
  const before: Report[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  before.forEach(report);
}

function report(report: Report): void {
  unreceived.set(report.id, report);
  keep();
  void globalThis.reportStep(report).then(() => {
    unreceived.delete(report.id);
    keep();
  });
}

function keep(): void {
  if (unreceived.size === 0) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify([...unreceived.values()]));
}

// No picture shows what was typed. A mask of Playwright's would take the focus from the page.
const hidden = new CSSStyleSheet();
hidden.replaceSync('input { -webkit-text-security: disc !important }');
document.adoptedStyleSheets.push(hidden);
