import { createRecorder } from '../../src/atlas/model/recorder.ts';
import type { Step } from '../../src/atlas/model/walk.ts';

declare global {
  var reportStep: (step: Step) => void;
}

// Runs in the page, before the page's own script.
globalThis.inspectCharts = createRecorder(step => globalThis.reportStep(step));

// No picture shows a password, not even one that its field shows. A mask of Playwright's would take
// the focus from the page.
const hidden = new CSSStyleSheet();
hidden.replaceSync('input[autocomplete="new-password"] { -webkit-text-security: disc !important }');
document.adoptedStyleSheets.push(hidden);
