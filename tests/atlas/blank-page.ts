import { existsSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';

const debianChromium = '/usr/bin/chromium';

/** An empty page of a browser that reaches no network; `close` ends the browser. */
export async function openBlankPage(): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch(
    existsSync(debianChromium) ? { executablePath: debianChromium } : {},
  );
  const page = await browser.newPage({ offline: true });
  return { page, close: () => browser.close() };
}
