import { ofBusyServer } from '../kit/network.ts';
import { button, failing, oops, partly, says, type Scenes } from './stage.ts';

/** The state of the contract, the address and the call of each list, by its chart. */
const lists = {
  conversations: ['two members have written to each other', '/home/messages', '/api/conversations'],
  discover: ['another member has a copy', '/home', '/api/copies'],
  noticeList: ['a member is asked for a copy', '/home/notices', '/api/notices'],
  reportList: ['a copy is reported to a moderator', '/home/moderation', '/api/reports'],
  requests: ['a member is asked for a copy', '/home/requests', '/api/requests'],
  shelfList: ['a member has a copy', '/home/shelf', '/api/members/*/copies'],
} as const;

/** Each list fails, is asked for again, and does not get its next part. */
export const scenesOfLists: Scenes = Object.fromEntries(
  Object.entries(lists).map(([chart, [state, address, call]]) => [
    ['loading', 'failure', 'shown.quiet', 'loadingMore', 'shown.failed']
      .map(name => `${chart}.${name}`)
      .join(),
    async ({ page, enter, answer, look }) => {
      await enter(state);
      await ofBusyServer(page);
      const heal = await answer(`GET ${call}`, failing);
      await page.goto(address);
      await button(page, 'Try again').waitFor();
      await look();
      const end = await answer(`GET ${call}`, partly);
      await heal();
      await page.reload();
      await button(page, 'Show more').waitFor();
      await look();
      await end();
      await answer(`GET ${call}`, failing);
      await button(page, 'Show more').click();
      await says(page, oops);
    },
  ]),
);
