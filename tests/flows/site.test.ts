import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { Chart, Charts } from '../../src/flows/registry.ts';
import { currentFlow, site as siteChart } from '../../src/flows/site.ts';
import type { PageName } from '../../src/paths.ts';
import { recordTests } from './recording.ts';
import { createWorld, openSiteIn } from './world.ts';

const { inspect, steps, missing } = recordTests();
const idle = { hidden: 'idle' };
const verified = { message: 'Verified.' };

function openSite(chart = siteChart) {
  const opened = openSiteIn(createWorld(inspect), chart);
  const { site, modal } = opened;
  const shows = () => ({
    site: site.getSnapshot().value,
    modal: modal.getSnapshot().value,
    flow: site.getSnapshot().context.flows.at(-1)?.ref.getSnapshot().value,
  });
  return { ...opened, shows };
}

test('begins with no page, no flow and no token', () => {
  const { place, token, flows } = openSite().site.getSnapshot().context;
  expect([place, token, flows]).toEqual([undefined, '', []]);
});

test('shows a page without a flow at once', async () => {
  const { open, shows } = openSite();
  await open('about');
  expect(shows()).toEqual({ site: 'withoutFlow', modal: idle, flow: undefined });
});

test('fetches the chart of a page, and hands it the token without keeping it', async () => {
  const { site, open, shows, server } = openSite();
  await open('verifyEmail', 'the token');
  expect(shows()).toEqual({ site: 'withFlow', modal: { shown: 'loading' }, flow: 'loading' });
  expect(server.requests).toEqual([{ token: 'the token' }]);
  expect(site.getSnapshot().context.token).toBe('');
});

test('sends a visitor without a token to the root', async () => {
  const { open, shows, visited } = openSite();
  await open('resetPassword');
  await open('landing');
  expect([shows(), visited]).toEqual([
    { site: 'withoutFlow', modal: idle, flow: undefined },
    ['/'],
  ]);
});

test('does not start anything again when the open page is opened once more', async () => {
  const { open, server } = openSite();
  await open('verifyEmail', 'the token');
  await open('verifyEmail', 'the token');
  expect(server.requests).toHaveLength(1);
});

test('keeps what was typed when the open page is opened once more', async () => {
  const { site, open, shows } = openSite();
  await open('resetPassword', 'the token');
  const flow = currentFlow(site.getSnapshot());
  if (flow?.page === 'resetPassword') flow.ref.send({ type: 'new password left' });
  await open('resetPassword', 'the token');
  expect(shows().flow).toEqual({ idle: { newPassword: 'tooShort', confirmation: 'untouched' } });
});

test('keeps no token that a page has no need of', async () => {
  const { site, open } = openSite();
  const kept = () => site.getSnapshot().context.token;
  await open('about', 'the token');
  expect(kept()).toBe('');
  await open('verifyEmail', 'the token');
  await open('landing');
  await open('verifyEmail', 'the token');
  expect(kept()).toBe('');
});

test('shows a late answer over the page that the visitor went on to, once', async () => {
  const { modal, open, shows, server, visited } = openSite();
  await open('verifyEmail', 'the token');
  modal.send({ type: 'closed' });
  expect(shows()).toEqual({
    site: 'withoutFlow',
    modal: { hidden: 'awaiting' },
    flow: 'loading',
  });
  await server.says(200, verified);
  expect(shows()).toEqual({ site: 'withoutFlow', modal: { late: 'success' }, flow: 'success' });
  modal.send({ type: 'closed' });
  expect([shows(), visited]).toEqual([
    { site: 'withoutFlow', modal: idle, flow: undefined },
    ['/'],
  ]);
});

test('takes another place of the same page for a move, and the same one for none', async () => {
  const { modal, open, shows, server } = openSite();
  await open('verifyEmail', 'the token', { id: '1' });
  await server.says(200, verified);
  await open('verifyEmail', 'the token', { id: '1' });
  expect(shows()).toEqual({ site: 'withFlow', modal: { shown: 'success' }, flow: 'success' });
  await open('verifyEmail', 'another token', { id: '2' });
  expect(server.requests).toEqual([{ token: 'the token' }, { token: 'another token' }]);
  expect(modal.getSnapshot().value).toEqual({ shown: 'loading' });
});

test('does not take up the request of another place of the same page', async () => {
  const { open, server } = openSite();
  await open('verifyEmail', 'the token', { id: '1' });
  await open('landing');
  await open('verifyEmail', 'another token', { id: '2' });
  expect(server.requests).toHaveLength(2);
});

test('takes up a request that is still under way when its page is opened again', async () => {
  const { modal, open, shows, server, visited } = openSite();
  await open('verifyEmail', 'the token');
  await open('landing');
  await open('verifyEmail', 'the token');
  expect(server.requests).toHaveLength(1);
  expect(shows()).toEqual({ site: 'withFlow', modal: { shown: 'loading' }, flow: 'loading' });
  await server.says(200, verified);
  modal.send({ type: 'closed' });
  expect([shows(), visited]).toEqual([
    { site: 'withoutFlow', modal: idle, flow: undefined },
    ['/'],
  ]);
});

test('takes up a reset in the same way', async () => {
  const { modal, site, open, shows, server } = openSite();
  await open('resetPassword', 'the token');
  const flow = currentFlow(site.getSnapshot());
  if (flow?.page === 'resetPassword') {
    flow.ref.send({ type: 'new password typed', value: 'long enough' });
    flow.ref.send({ type: 'confirmation typed', value: 'long enough' });
    flow.ref.send({ type: 'submitted' });
  }
  modal.send({ type: 'closed' });
  await open('resetPassword', 'the token');
  expect(shows()).toEqual({ site: 'withFlow', modal: { shown: 'loading' }, flow: 'loading' });
  expect(server.requests).toHaveLength(1);
});

test('lets a flow hear that its result was closed before the visitor is sent on', async () => {
  const { modal, open, server } = openSite();
  await open('verifyEmail', 'the token');
  await server.says(200, verified);
  modal.send({ type: 'closed' });
  const last = steps().findLast(({ chart }) => chart === 'verifyEmail');
  expect(last?.taken).toEqual(['verifyEmail.success::result closed::0']);
});

test('keeps the flow of the open page when the one before it ends', async () => {
  const { modal, open, shows, server } = openSite();
  await open('verifyEmail', 'the token');
  await open('resetPassword', 'the token');
  await server.says(200, verified);
  modal.send({ type: 'closed' });
  expect(shows()).toEqual({
    site: 'withFlow',
    modal: idle,
    flow: { idle: { newPassword: 'untouched', confirmation: 'untouched' } },
  });
});

test('hears of the end of a flow after that of the page which came next', async () => {
  const { site, modal, open, shows, server } = openSite();
  await open('verifyEmail', 'the token');
  await open('resetPassword');
  await open('landing');
  await server.says(200, verified);
  modal.send({ type: 'closed' });
  expect([site.getSnapshot().status, shows()]).toEqual([
    'active',
    { site: 'withoutFlow', modal: idle, flow: undefined },
  ]);
});

test('tells a form that the visitor has gone on to the page of another flow', async () => {
  const { site, open } = openSite();
  await open('resetPassword', 'the token');
  const form = currentFlow(site.getSnapshot())?.ref;
  await open('verifyEmail', 'the token');
  expect(form?.getSnapshot().value).toBe('left');
});

test('closes the result when the visitor leaves by Back', async () => {
  const { open, shows, server, visited } = openSite();
  await open('verifyEmail', 'the token');
  await server.says(200, verified);
  await open('about');
  expect([shows(), visited]).toEqual([{ site: 'withoutFlow', modal: idle, flow: undefined }, []]);
});

test('gives up a form that is left, and starts a new one', async () => {
  const { site, open, shows } = openSite();
  await open('resetPassword', 'the token');
  const first = currentFlow(site.getSnapshot());
  await open('about');
  expect(shows().flow).toBe(undefined);
  await open('resetPassword', 'the token');
  expect(currentFlow(site.getSnapshot())?.ref).not.toBe(first?.ref);
  expect(shows()).toMatchObject({ site: 'withFlow', modal: idle });
});

test('tells when the chart of a page cannot be fetched, and tries again', async () => {
  const gone = fromPromise<Chart, { charts: Charts; page: PageName | undefined }>(() =>
    Promise.reject(new Error('The chunk is gone')),
  );
  const { site, open, shows } = openSite(
    siteChart.provide({ actors: { 'fetch the chart': gone } }),
  );
  await open('resetPassword', 'the token');
  const broken = { site: 'broken', modal: idle, flow: undefined };
  expect([shows(), site.getSnapshot().context.token]).toEqual([broken, '']);
  await open('about');
  await open('resetPassword', 'the token');
  expect(shows()).toEqual(broken);
});

test('proves every state and transition of the chart', () => {
  expect(missing(siteChart)).toEqual([]);
});
