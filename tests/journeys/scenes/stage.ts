import type { Locator, Page, Route } from '@playwright/test';
import type { StateParameters, StateValues } from '../../../src/server/contract-states/members.ts';
import type { ProviderState } from '../../../src/server/contract-states/states.ts';

/** What brings a page into states in which no plain journey shows it, by the ids of those states, joined by commas. */
export type Scenes = Record<string, (stage: Stage) => Promise<void>>;

export interface Stage {
  page: Page;
  /** What the states of the contract are asked for with. */
  named: Required<StateParameters>;
  /** Brings a state of the contract about. */
  setUp: (state: ProviderState) => Promise<StateValues>;
  /** The same, and signs one of its members in. */
  enter: (state: ProviderState, who?: 'member' | 'other') => Promise<StateValues>;
  /** Calls the server, such as `POST /api/requests`, with a session. */
  call: (line: string, body?: object, session?: string, xsrf?: string) => Promise<void>;
  /** Takes pictures of the page as it stands now, in the place of earlier ones. */
  look: () => Promise<void>;
  /** Answers calls such as `GET /api/copies` in the place of the server until the function that it resolves to is called. */
  answer: (call: string, answer: (route: Route) => Promise<void>) => Promise<() => Promise<void>>;
  /** A state of a chart that no page runs, as one of its members sees it. */
  show: (state: string, side: string) => Promise<void>;
}

/** The server has a fault. */
export const failing = (route: Route) => route.fulfill({ status: 500 });

/** The server refuses a field of a form. */
export const refusing = (field: string) => (route: Route) =>
  route.fulfill({
    status: 422,
    json: { message: refusal, faults: [{ field, message: refusal }] },
  });

export const refusal = 'Please write it in another way.';

/** The server answers as it does, but as if there were another part. */
export async function partly(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, json: { ...(await response.json()), next: 'more' } });
}

/** The first of this name. */
export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name }).first();
}

/** Sends the form of a page. */
export function submit(page: Page): Promise<void> {
  return page.getByRole('main').locator('[type=submit]').last().click();
}

/** Until the page says a text, which is then in sight. */
export async function says(page: Page, text: string | RegExp): Promise<void> {
  const said = page.getByText(text).filter({ visible: true }).first();
  await said.waitFor();
  await said.evaluate(element => element.scrollIntoView({ block: 'nearest' }));
}

/** Until a chart of the page is in a state. */
export async function comesTo(page: Page, state: string): Promise<void> {
  await page.waitForFunction(state => globalThis.chartsNow().states.includes(state), state);
}

/** What is said of a fault of the server. */
export const oops = 'Oops, something went wrong.';
