import { beforeEach, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { attach, type News, type Question } from '../../src/atlas/stage/attachment.ts';
import type { Channel } from '../../src/atlas/stage/channel.ts';
import { currentFlow, site as siteChart } from '../../src/flows/site.ts';
import type { PageName } from '../../src/paths.ts';
import { createWorld } from '../flows/world.ts';

let page: PageName;
beforeEach(() => {
  page = 'landing';
});

function openTab() {
  const posted: (News | Question)[] = [];
  const listeners: ((message: News | Question) => void)[] = [];
  const channel: Channel<News | Question> = {
    post: message => posted.push(structuredClone(message)),
    listen: listener => listeners.push(listener),
    close: () => undefined,
  };
  const hear = (message: News | Question) => listeners.forEach(listener => listener(message));
  const { inspect, leave } = attach({ name: 'the tab', page: () => page, channel });
  const world = createWorld(inspect);
  const site = createActor(siteChart, { input: world.ports, ...world.options }).start();
  const open = async (next: PageName, token = '') => {
    page = next;
    site.send({ type: 'page opened', page, token });
    await waitFor(site, snapshot => !snapshot.matches('opening'));
  };
  return { hear, leave, open, posted, site, world };
}

test('says that it is here, and what happens to its charts', async () => {
  const { open, posted } = openTab();
  await open('about');
  const [first, ...rest] = posted;
  expect(first).toEqual({ type: 'here', tab: 'the tab', page: 'landing', states: {} });
  expect(rest).toContainEqual({
    type: 'step',
    tab: 'the tab',
    page: 'about',
    step: {
      chart: 'site',
      event: 'page opened',
      sender: null,
      taken: ['site::page opened::3'],
      states: ['site', 'site.withoutFlow'],
    },
  });
});

test('tells an atlas that is opened later which states are active', async () => {
  const { hear, open, posted } = openTab();
  await open('verifyEmail', 'the token');
  posted.length = 0;
  hear({ type: 'who is there' });
  expect(posted).toEqual([
    {
      type: 'here',
      tab: 'the tab',
      page: 'verifyEmail',
      states: {
        call: ['call', 'call.loading', 'call.loading.soon'],
        site: ['site', 'site.withFlow'],
        resultModal: ['resultModal', 'resultModal.shown', 'resultModal.shown.loading'],
        verifyEmail: ['verifyEmail', 'verifyEmail.loading'],
      },
    },
  ]);
});

test('is silent about what other tabs say', () => {
  const { hear, posted } = openTab();
  posted.length = 0;
  hear({ type: 'gone', tab: 'another' });
  expect(posted).toEqual([]);
});

test('says that it leaves', () => {
  const { leave, posted } = openTab();
  leave();
  expect(posted.at(-1)).toEqual({ type: 'gone', tab: 'the tab' });
});

test('lets no token, no password and no message pass', async () => {
  const { hear, open, posted, site, world } = openTab();
  const secret = 'marked-secret';
  await open('verifyEmail', `${secret} of the mail`);
  await world.server.says(410, { message: `${secret} of the server`, error: true });
  await open('resetPassword', `${secret} of the link`);
  const flow = currentFlow(site.getSnapshot());
  if (flow?.page !== 'resetPassword') throw new Error('The flow has not started');
  const value = `${secret} of the visitor`;
  flow.ref.send({ type: 'new password typed', value });
  flow.ref.send({ type: 'confirmation typed', value });
  flow.ref.send({ type: 'submitted' });
  await world.server.comesTo('a defect');
  hear({ type: 'who is there' });
  const all = JSON.stringify(posted);
  expect(world.server.requests.at(-1)).toEqual({
    newPassword: value,
    token: `${secret} of the link`,
  });
  expect(all).toContain('resetPassword.failure');
  expect(all).not.toContain(secret);
});
