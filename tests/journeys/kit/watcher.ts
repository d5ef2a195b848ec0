import type { InspectionEvent } from 'xstate';
import { activeStatesOf, createRecorder } from '../../../src/atlas/model/recorder.ts';
import type { Step } from '../../../src/atlas/model/trace.ts';

export interface Report {
  /** The same when it is sent again. */
  id: string;
  step: Step;
}

declare global {
  var reportStep: (report: Report) => Promise<void>;
  /** What the charts of the page are in now, and after how many events. */
  var chartsNow: () => { states: string[]; events: number };
}

// Runs in the page, before the page's own script.
const record = createRecorder(step => report({ id: crypto.randomUUID(), step }));
const actors = new Set<InspectionEvent['actorRef']>();
let events = 0;
globalThis.inspectCharts = event => {
  actors.add(event.actorRef);
  events += 1;
  record(event);
};
globalThis.chartsNow = () => ({ states: activeStatesOf(actors), events });

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
