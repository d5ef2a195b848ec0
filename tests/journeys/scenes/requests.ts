import { type Step, stepsOf } from '../../../src/contract/sequences/walks.ts';
import { dayMs } from '../../../src/exchange/request-timers.ts';
import { memberPaths } from '../../../src/paths.ts';
import type { StateValues } from '../../../src/server/contract-states/members.ts';
import { button, refusal, refusing, says, type Scenes, type Stage, submit } from './stage.ts';

/** Each state of a request on a shortest way, as its two members see it. */
const placesOfRequests = new Map(
  stepsOf(['copy taken', 'copy free', 'copy gone', 'member blocked'])
    .toReversed()
    .flatMap(({ from, to }) => [to, from])
    .map(place => [place.standing.state, place]),
);
const ofPlaces: Scenes = Object.fromEntries(
  Array.from(placesOfRequests, ([state, { way }]) => [
    `request.${state}`,
    async stage => {
      const { page, named, enter, show } = stage;
      for (const [side, who] of [
        ['owner', 'member'],
        ['asker', 'other'],
      ] as const) {
        const values = await enter('a member is asked for a copy', who);
        for (const step of way) await take(step, stage, values);
        await page.goto(memberPaths.request(named.request));
        await page.locator('main:not(:has([aria-busy=true])) h1').waitFor();
        await show(`request.${state}`, side);
      }
    },
  ]),
);

/** What is not an act of one of the two is done by the owner. */
async function take({ event, from }: Step, { named, setUp, call }: Stage, values: StateValues) {
  const byOwner = (line: string, body?: object) => call(line, body, values.session, values.xsrf);
  const { copy, member, request } = named;
  if (!event) return setUp('a clock of a request has run out');
  if (event.type === 'copy taken')
    return byOwner(`PATCH /api/copies/${copy}`, { version: 1, state: 'aside' });
  if (event.type === 'copy free')
    return byOwner(`PATCH /api/copies/${copy}`, { version: 2, state: 'offered' });
  if (event.type === 'copy gone') return byOwner(`DELETE /api/copies/${copy}`);
  if (event.type === 'member blocked') return byOwner(`PUT /api/members/${member}/block`);
  const body = {
    type: event.type,
    version: from.way.length + 1,
    text: '',
    ...(event.type === 'propose a meeting' && { at: soon(), where: 'At the fountain' }),
    ...(event.type === 'review' && { isGood: true }),
  };
  const line = `POST /api/requests/${request}/events`;
  if ('by' in event && event.by === 'asker')
    return call(line, body, values.sessionOfOther, values.xsrfOfOther);
  return byOwner(line, body);
}

function soon(): string {
  return new Date(Date.now() + dayMs).toISOString();
}

/** A request in each state, and the page that asks for a book. */
export const scenesOfRequests: Scenes = {
  ...ofPlaces,
  'act.choosing.refused': async ({ page, named, enter, answer }) => {
    await enter('a member is asked for a copy');
    await page.goto(memberPaths.request(named.request));
    await button(page, 'Say no').click();
    await answer('POST /api/requests/*/events', refusing('text'));
    await submit(page);
    await says(page, refusal);
  },
  'requestPage.shown.changed': async ({ page, named, enter, answer }) => {
    await enter('a member is asked for a copy');
    await page.goto(memberPaths.request(named.request));
    await answer('POST /api/requests/*/events', async route => {
      const { request } = await (await page.request.get(`/api/requests/${named.request}`)).json();
      const said = { message: 'Too late.', error: true, code: 'version stale' };
      await route.fulfill({ status: 409, json: { ...said, current: request } });
    });
    await button(page, 'Say yes').click();
    await says(page, 'Too late.');
  },
  'ask.own': async ({ page, named, enter }) => {
    await enter('a member has a copy');
    await page.goto(memberPaths.ask(named.copy));
    await says(page, 'This is yours.');
  },
  'ask.gone': async ({ page, named, enter, answer }) => {
    await enter('another member has a copy');
    await page.goto(memberPaths.ask(named.copy));
    await answer('POST /api/requests', route =>
      route.fulfill({ status: 404, json: { message: 'It is gone.' } }),
    );
    await submit(page);
    await says(page, 'This book is gone');
  },
};
