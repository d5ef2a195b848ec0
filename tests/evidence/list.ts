import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Prints all tests as JSON. Playwright's own report gives the same id to a test in several projects. */
export default class ListReporter implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    const tests = suite.allTests().map(test => {
      const [, project = '', file = '', ...titles] = test.titlePath();
      return { id: test.id, title: `tests/${file} › ${titles.join(' › ')} (${project})` };
    });
    process.stdout.write(JSON.stringify(tests));
  }

  printsToStdio(): boolean {
    return true;
  }
}
