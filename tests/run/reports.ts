import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { type Counts, failedLine, failure } from './stage.ts';

const secondAttempt = 'Passed at the second attempt: ';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTotalTests: number;
  testResults: {
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Of a report of Playwright; any other report has none. */
interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

interface Spec {
  title: string;
  /** Without their @. */
  tags: string[];
  file: string;
  tests: {
    projectName: string;
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    results: { error?: { message?: string } }[];
  }[];
}

/** A run that ends badly without a failed test has failed all the same. */
export function countVitest(report: string, ended: boolean): Counts {
  if (!existsSync(report)) return failure(`nothing was written to ${report}`);
  const run: VitestReport = read(report);
  const lines = run.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [why] }) => tell(failedLine, fullName, why));
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = run;
  return endedWith(ended && run.numTotalTests > 0, report, { passed, failed, skipped, lines });
}

/** What passes at the second attempt has passed, and is printed. */
export function countPlaywright(report: string, ended: boolean): Counts {
  if (!existsSync(report)) return failure(`nothing was written to ${report}`);
  const suite: PlaywrightReport = read(report);
  const { expected, unexpected, flaky, skipped } = suite.stats;
  const passed = expected + flaky;
  const lines = specsOf(suite).flatMap(linesOf);
  return endedWith(ended && passed > 0, report, { passed, failed: unexpected, skipped, lines });
}

function specsOf({ suites = [], specs = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function read(report: string) {
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** Such as with a file that cannot be loaded. */
function endedWith(well: boolean, report: string, counts: Counts): Counts {
  if (well || counts.failed > 0) return counts;
  return { ...counts, failed: 1, lines: [...counts.lines, `${failedLine}the run of ${report}`] };
}

function linesOf({ title, tests }: Spec): string[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ status, projectName, results }) =>
      tell(
        status === 'flaky' ? secondAttempt : failedLine,
        `[${projectName}] ${title}`,
        results.find(({ error }) => error)?.error?.message,
      ),
    );
}

/** In one line, so that the end of a long run says what to look for. */
function tell(how: string, name: string, why = ''): string {
  const lines = stripVTControlCharacters(why)
    .split('\n', 6)
    .map(line => line.trim());
  return `${how}${name}: ${lines.filter(Boolean).join(' ')}`;
}
