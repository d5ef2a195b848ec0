import { describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { startSession } from '../../src/flows/account/session.ts';
import { memberCharts } from '../../src/flows/member-charts.ts';
import { publicCharts } from '../../src/flows/public-charts.ts';
import type { Charts } from '../../src/flows/registry.ts';
import { keptForMs, mostKept } from '../../src/flows/site-flows.ts';
import { currentFlow } from '../../src/flows/site.ts';
import { copy, createRequester, noNews, openSite, self, shownBy } from './kit/start.ts';

const idle = { hidden: 'idle' };
const verified = { message: 'Verified.' };

function startSite(charts?: Charts) {
  const opened = openSite(charts);
  const { site, modal } = opened;
  const shows = () => ({
    site: site.getSnapshot().value,
    modal: modal.getSnapshot().value,
    flow: site.getSnapshot().context.flows.at(-1)?.ref.getSnapshot().value,
  });
  const submitReset = () => {
    const flow = currentFlow(site.getSnapshot());
    if (flow?.page !== 'resetPassword') throw new Error('The form is not there');
    const { form } = flow.ref.getSnapshot().children;
    form?.send({ type: 'typed', field: 'newPassword', value: 'long enough' });
    form?.send({ type: 'typed', field: 'confirmation', value: 'long enough' });
    form?.send({ type: 'submitted' });
  };
  const keptToken = () => site.getSnapshot().context.token;
  return { ...opened, shows, submitReset, keptToken };
}

test('begins with no page, no flow and no token', () => {
  const { place, token, flows } = startSite().site.getSnapshot().context;
  expect([place, token, flows]).toEqual([undefined, '', []]);
});

test('shows a page without a flow at once, and keeps no token for it', async () => {
  const { open, shows, keptToken, server } = startSite();
  await open('about', 'the token');
  expect([shows(), keptToken(), server.asked]).toEqual([
    { site: 'withoutFlow', modal: idle, flow: undefined },
    '',
    [],
  ]);
});

test('fetches the chart of a page, and passes the token on without keeping it', async () => {
  const { open, shows, keptToken, server } = startSite();
  await open('verifyEmail', 'the token');
  expect(shows()).toEqual({ site: 'withFlow', modal: { shown: 'loading' }, flow: 'loading' });
  expect([server.asked, keptToken()]).toEqual([[['verifyEmail', { token: 'the token' }]], '']);
});

test.each(['resetPassword', 'verifyEmail'] as const)(
  'sends a visitor of %s without a token to the root, and lets go of the flow',
  async page => {
    const { site, open, shows, visited } = startSite();
    await open(page);
    await open('landing');
    expect([shows(), visited, Object.keys(site.getSnapshot().children)]).toEqual([
      { site: 'withoutFlow', modal: idle, flow: undefined },
      ['/'],
      ['resultModal'],
    ]);
  },
);

test('does not start anything again when the open page is opened once more', async () => {
  const { open, shows, server } = startSite();
  await open('verifyEmail', 'the token');
  await open('verifyEmail', 'the token');
  expect(server.asked).toHaveLength(1);
  expect(shows()).toEqual({ site: 'withFlow', modal: { shown: 'loading' }, flow: 'loading' });
});

test('keeps what was typed when the open page is opened once more', async () => {
  const { site, open, shows } = startSite();
  await open('resetPassword', 'the token');
  const flow = currentFlow(site.getSnapshot());
  const form = flow?.page === 'resetPassword' ? flow.ref.getSnapshot().children.form : undefined;
  form?.send({ type: 'left', field: 'newPassword' });
  await open('resetPassword', 'the token');
  expect([shows().flow, form?.getSnapshot().context.left]).toEqual(['idle', ['newPassword']]);
});

test('shows a late answer over the page that the visitor went on to, once', async () => {
  const { modal, open, shows, server, visited } = startSite();
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

test.each([
  ['/team', 'team'],
  ['/about', 'about'],
] as const)('sends the visitor to %s where a request asks for that', async (path, page) => {
  const { site, modal, open, visited } = startSite();
  const { requester } = createRequester();
  await open('about');
  modal.send({ type: 'request started', requester, redirectTo: path });
  modal.send({ type: 'request succeeded', result: { message: 'Done.', advice: undefined } });
  modal.send({ type: 'closed' });
  expect([site.getSnapshot().context.place?.name, shownBy(modal)[0], visited]).toEqual([
    page,
    idle,
    [path],
  ]);
});

test('takes another place of the same page for a move, and the same one for none', async () => {
  const { modal, open, shows, server } = startSite();
  await open('verifyEmail', 'the token', { id: '1' });
  await server.says(200, verified);
  await open('verifyEmail', 'the token', { id: '1' });
  expect(shows()).toEqual({ site: 'withFlow', modal: { shown: 'success' }, flow: 'success' });
  await open('verifyEmail', 'another token', { id: '2' });
  expect(server.asked).toEqual([
    ['verifyEmail', { token: 'the token' }],
    ['verifyEmail', { token: 'another token' }],
  ]);
  expect(modal.getSnapshot().value).toEqual({ shown: 'loading' });
});

test('does not take up the request of another place of the same page', async () => {
  const { open, server } = startSite();
  await open('verifyEmail', 'the token', { id: '1' });
  await open('landing');
  await open('verifyEmail', 'another token', { id: '2' });
  expect(server.asked).toHaveLength(2);
});

test('takes up a request that is still under way when its page is opened again', async () => {
  const { modal, open, shows, keptToken, server, visited } = startSite();
  await open('verifyEmail', 'the token');
  await open('landing');
  await open('verifyEmail', 'the token');
  expect([server.asked.length, keptToken()]).toEqual([1, '']);
  expect(shows()).toEqual({ site: 'withFlow', modal: { shown: 'loading' }, flow: 'loading' });
  await server.says(200, verified);
  modal.send({ type: 'closed' });
  expect([shows(), visited]).toEqual([
    { site: 'withoutFlow', modal: idle, flow: undefined },
    ['/'],
  ]);
});

test('takes up a reset in the same way', async () => {
  const { modal, open, submitReset, shows, server } = startSite();
  await open('resetPassword', 'the token');
  submitReset();
  modal.send({ type: 'closed' });
  await open('resetPassword', 'the token');
  expect(shows()).toEqual({ site: 'withFlow', modal: { shown: 'loading' }, flow: 'loading' });
  expect(server.asked).toHaveLength(1);
});

test('asks anew when a page is opened again whose request has been answered', async () => {
  const { open, shows, server } = startSite();
  await open('verifyEmail', 'the token');
  await open('about');
  await server.says(200, verified);
  await open('verifyEmail', 'the token');
  expect(shows()).toEqual({ site: 'withFlow', modal: { shown: 'loading' }, flow: 'loading' });
  expect(server.asked).toHaveLength(2);
});

test('shows the form anew when a reset is returned to that has been answered', async () => {
  const { open, submitReset, shows, server } = startSite();
  await open('resetPassword', 'the token');
  submitReset();
  await open('about');
  await server.says(400, { message: 'No.' });
  await open('resetPassword', 'the token');
  expect(shows()).toEqual({ site: 'withFlow', modal: idle, flow: 'idle' });
  expect(server.asked).toHaveLength(1);
});

test('says of the request that is shown alone that it takes long', async () => {
  const { modal, clock, open, submitReset } = startSite();
  await open('verifyEmail', 'the token');
  clock.increment(5_000);
  await open('resetPassword', 'the token');
  submitReset();
  clock.increment(3_000);
  expect(shownBy(modal)).toEqual([{ shown: 'loading' }, 'Loading...', undefined]);
  clock.increment(5_000);
  expect(shownBy(modal)).toEqual([
    { shown: 'loading' },
    'Loading...',
    'This takes longer than usual.',
  ]);
});

test('lets a flow end before the visitor is sent on', async () => {
  const { site, modal, open, server } = startSite();
  await open('verifyEmail', 'the token');
  const flow = currentFlow(site.getSnapshot())?.ref;
  await server.says(200, verified);
  modal.send({ type: 'closed' });
  expect(flow?.getSnapshot().value).toBe('redirect');
});

test('keeps the flow of the open page when the one before it ends', async () => {
  const { modal, open, shows, server } = startSite();
  await open('verifyEmail', 'the token');
  await open('resetPassword', 'the token');
  await server.says(200, verified);
  modal.send({ type: 'closed' });
  expect(shows()).toEqual({ site: 'withFlow', modal: idle, flow: 'idle' });
});

test('lets go of a flow that ends after that of the page which came next', async () => {
  const { site, modal, open, shows, server } = startSite();
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

test('ends a form when the visitor goes on to the page of another flow', async () => {
  const { site, open } = startSite();
  await open('resetPassword', 'the token');
  const form = currentFlow(site.getSnapshot())?.ref;
  await open('verifyEmail', 'the token');
  expect(form?.getSnapshot().value).toBe('left');
});

test.each([200, 400])('closes the result of %i when the visitor leaves by Back', async status => {
  const { site, open, shows, server, visited } = startSite();
  await open('verifyEmail', 'the token');
  const flow = currentFlow(site.getSnapshot())?.ref;
  await server.says(status, verified);
  await open('about');
  expect(flow?.getSnapshot().value).toBe('left');
  expect([shows(), visited]).toEqual([{ site: 'withoutFlow', modal: idle, flow: undefined }, []]);
});

test('closes the result also when the visitor goes on to a page with a flow', async () => {
  const { open, shows, server } = startSite();
  await open('verifyEmail', 'the token');
  await server.says(200, verified);
  await open('resetPassword', 'the token');
  expect(shows()).toEqual({ site: 'withFlow', modal: idle, flow: 'idle' });
});

test('closes a late result when the page below it is left', async () => {
  const { modal, open, shows, server, visited } = startSite();
  await open('verifyEmail', 'the token');
  modal.send({ type: 'closed' });
  await server.says(200, verified);
  await open('about');
  expect([shows(), visited]).toEqual([
    { site: 'withoutFlow', modal: idle, flow: undefined },
    ['/'],
  ]);
});

test('gives up a form that is left, and starts a new one', async () => {
  const { site, open, shows } = startSite();
  await open('resetPassword', 'the token');
  const first = currentFlow(site.getSnapshot());
  await open('about');
  expect(shows().flow).toBe(undefined);
  await open('resetPassword', 'the token');
  expect(currentFlow(site.getSnapshot())?.ref).not.toBe(first?.ref);
  expect(shows()).toEqual({ site: 'withFlow', modal: idle, flow: 'idle' });
});

describe('among the pages of the members', () => {
  const openDocument = () => {
    const { site, server, visited } = openSite(memberCharts, startSession);
    site.send({ type: 'page opened', page: 'you', token: '' });
    return { site, server, visited };
  };

  test('a flow begins once it is known who is signed in', async () => {
    const { site, server } = openDocument();
    await new Promise(setImmediate);
    expect([site.getSnapshot().value, server.asked]).toEqual(['opening', [['session', {}]]]);
    await server.says(200, { member: self });
    await waitFor(site, snapshot => snapshot.matches('withFlow'));
    expect(currentFlow(site.getSnapshot())?.page).toBe('you');
  });

  test('a page asks anew where something has happened, and what is new is counted', async () => {
    const { site, server } = openSite(memberCharts, startSession);
    site.send({ type: 'page opened', page: 'conversations', token: '' });
    await server.says(200, { member: self });
    await server.says(200, noNews);
    await waitFor(site, snapshot => snapshot.matches('withFlow'));
    await server.says(200, { items: [], next: null });
    site.send({ type: 'page refreshed' });
    expect(server.asked.slice(3)).toEqual([
      ['conversations', {}],
      ['counts', {}],
    ]);
  });

  test('what is new is counted when a member comes back to a list', async () => {
    const { site, server, open, comeBack } = openSite(memberCharts, startSession);
    void open('home', '', { q: 'emma' });
    await server.says(200, { member: self });
    await server.says(200, noNews);
    await waitFor(site, snapshot => snapshot.matches('withFlow'));
    await server.says(200, { items: [copy], next: null });
    await open('you');
    await server.says(200, noNews);
    await comeBack('home', { q: 'emma' });
    expect(server.asked.slice(3)).toEqual([
      ['counts', {}],
      ['places', {}],
      ['counts', {}],
    ]);
  });

  test('a guest is led to the page to sign in, which is loaded, and no flow begins', async () => {
    const { site, server, visited } = openDocument();
    await server.says(401, { message: 'Sign in first.' });
    const signIn = '/home/sign-in?next=%2Fhome%2Fyou by reload';
    expect([site.getSnapshot().value, visited]).toEqual(['opening', [signIn]]);
  });
});

test('opens no flow of a page that was left before its chart came, and keeps no token', async () => {
  const arrival = Promise.withResolvers<void>();
  const verifyEmail = () => arrival.promise.then(publicCharts.verifyEmail);
  const { site, open, shows, keptToken, server } = startSite({ verifyEmail });
  site.send({ type: 'page opened', page: 'verifyEmail', token: 'the token' });
  expect([shows().site, keptToken()]).toEqual(['opening', 'the token']);
  await open('about');
  arrival.resolve();
  await new Promise(setImmediate);
  expect([shows(), keptToken(), server.asked]).toEqual([
    { site: 'withoutFlow', modal: idle, flow: undefined },
    '',
    [],
  ]);
});

test('says that a part is missing when the chart of a page cannot be fetched, and tries again', async () => {
  const resetPassword = () => Promise.reject(new Error('The chunk is gone'));
  const { open, shows, keptToken } = startSite({ resetPassword });
  await open('resetPassword', 'the token');
  const broken = { site: 'broken', modal: idle, flow: undefined };
  expect([shows(), keptToken()]).toEqual([broken, '']);
  await open('about');
  expect(shows()).toEqual({ ...broken, site: 'withoutFlow' });
  await open('resetPassword', 'the token');
  expect(shows()).toEqual(broken);
});

test('shows the answer to an earlier request also where a part is missing', async () => {
  const resetPassword = () => Promise.reject(new Error('The chunk is gone'));
  const { open, shows, server } = startSite({ ...publicCharts, resetPassword });
  await open('verifyEmail', 'the token');
  await open('resetPassword', 'the token');
  await server.says(200, verified);
  expect(shows()).toEqual({ site: 'broken', modal: { late: 'success' }, flow: 'success' });
});

describe('a list', () => {
  const part = { items: [copy], next: null };
  const items = (flow: ReturnType<typeof currentFlow>) =>
    flow?.page === 'home'
      ? flow.ref.getSnapshot().children.books?.getSnapshot().context.items
      : undefined;

  test('is as it was left for a visitor who comes back, and comes anew for others', async () => {
    const { site, server, open, comeBack } = openSite();
    await open('home', '', { q: 'emma' });
    await server.says(200, part);
    await open('about');
    await comeBack('home', { q: 'emma' });
    expect([server.asked.length, items(currentFlow(site.getSnapshot()))]).toEqual([1, [copy]]);
    await open('about');
    await open('home', '', { q: 'emma' });
    expect([server.asked.length, items(currentFlow(site.getSnapshot()))]).toEqual([2, []]);
  });

  test('of another search takes the place of the first at once', async () => {
    const { site, server, open, comeBack } = openSite();
    await open('home');
    await server.says(200, part);
    site.send({ type: 'page opened', page: 'home', token: '', parameters: { q: 'emma' } });
    expect([site.getSnapshot().value, server.asked.at(-1)]).toEqual([
      'withFlow',
      ['discover', { q: 'emma' }],
    ]);
    await comeBack('home');
    expect(items(currentFlow(site.getSnapshot()))).toEqual([copy]);
  });

  /** Opens the list of one search, which comes. */
  const search = async ({ server, open }: ReturnType<typeof openSite>, q: string) => {
    await open('home', '', { q });
    await server.says(200, part);
  };
  const isAskedFor = async ({ server, comeBack }: ReturnType<typeof openSite>, q: string) => {
    const calls = server.asked.length;
    await comeBack('home', { q });
    return server.asked.length > calls;
  };

  test('is kept for ten minutes, of which each return makes ten again', async () => {
    const opened = openSite();
    const { site, clock, open } = opened;
    await search(opened, 'emma');
    await open('about');
    clock.increment(keptForMs - 1);
    expect(await isAskedFor(opened, 'emma')).toBe(false);
    clock.increment(1);
    await open('about');
    clock.increment(keptForMs - 1);
    expect(await isAskedFor(opened, 'emma')).toBe(false);
    await open('about');
    clock.increment(keptForMs);
    expect(Object.keys(site.getSnapshot().children)).toEqual(['resultModal']);
    expect(await isAskedFor(opened, 'emma')).toBe(true);
  });

  test.each(['as it is asked for', 'once that has failed'])(
    'that has not come is asked for no more when it is left %s',
    async when => {
      const { site, clock, server, open } = openSite();
      await open('home');
      if (when === 'once that has failed') await server.comesTo('offline');
      await open('about');
      clock.increment(keptForMs);
      expect([site.getSnapshot().context.kept, server.asked.length]).toEqual([[], 1]);
    },
  );

  test('makes room when the eleventh is kept, the one that was left first', async () => {
    const opened = openSite();
    const words = Array.from({ length: mostKept + 1 }, (_, index) => `book ${index}`);
    await search(opened, 'book 0');
    await search(opened, 'book 1');
    // The first one is left once more, so that it is not the oldest any more.
    expect(await isAskedFor(opened, 'book 0')).toBe(false);
    for (const q of words.slice(2)) await search(opened, q);
    expect(await isAskedFor(opened, 'book 1')).toBe(false);
    await opened.open('about');
    expect(opened.site.getSnapshot().context.kept).toHaveLength(mostKept);
    expect(await isAskedFor(opened, 'book 0')).toBe(true);
    expect(await isAskedFor(opened, 'book 2')).toBe(false);
  });

  test('is left alone while it is kept: no other page that is left or asks anew concerns it', async () => {
    const opened = openSite();
    const { site, server, open } = opened;
    await open('requests');
    const flow = currentFlow(site.getSnapshot());
    await server.says(200, { items: [], next: null });
    await open('resetPassword', 'the token');
    const form = currentFlow(site.getSnapshot());
    const calls = server.asked.length;
    site.send({ type: 'page refreshed' });
    await open('about');
    expect([flow, form].map(one => one?.ref.getSnapshot().value)).toEqual([
      { shown: 'quiet' },
      'left',
    ]);
    // The page is opened anew, whose chart is on its way.
    site.send({ type: 'page opened', page: 'requests', token: '' });
    site.send({ type: 'page refreshed' });
    expect([site.getSnapshot().value, server.asked.length]).toEqual(['opening', calls]);
  });
});

describe('of what a member has left', () => {
  const openAsMember = async () => {
    const opened = openSite(memberCharts, startSession);
    const { server, open } = opened;
    void open('home', '', { q: 'emma' });
    await server.says(200, { member: self });
    await server.says(200, noNews);
    await waitFor(opened.site, snapshot => snapshot.matches('withFlow'));
    await server.says(200, { items: [copy], next: null });
    await open('about');
    const [list] = opened.site.getSnapshot().context.kept;
    return { ...opened, list, session: opened.site.getSnapshot().context.session };
  };

  test('nothing is kept once the member has signed out', async () => {
    const { server, session, list, visited } = await openAsMember();
    session?.send({ type: 'sign out pressed' });
    expect(list?.ref.getSnapshot().value).toBe('shown');
    await server.says(200, { message: 'Signed out.' });
    expect([visited, list?.ref.getSnapshot().value]).toEqual([['/home by reload'], 'left']);
  });

  test('nothing is kept where another member signs in', async () => {
    const { server, session, list } = await openAsMember();
    const { requester } = createRequester();
    session?.send({ type: 'session found ended', caller: requester });
    session?.send({ type: 'redirect requested', to: '/home', byReload: true });
    expect(list?.ref.getSnapshot().value).toBe('shown');
    await server.says(200, { member: { ...self, id: 'another' } });
    expect(list?.ref.getSnapshot().value).toBe('left');
  });
});

test('a guest who comes back to the first page of the members gets that for guests', async () => {
  const { site, server, visited } = openSite(memberCharts, startSession);
  site.send({ type: 'page opened', page: 'home', token: '', parameters: { q: 'emma' } });
  await server.says(401, { message: 'Sign in first.' });
  expect(visited).toEqual(['/home?q=emma by reload']);
});

test('a guest sees a copy, and is led from a page of the members to sign in', async () => {
  const { site, server, open, visited } = openSite(memberCharts, startSession);
  site.send({ type: 'page opened', page: 'copy', token: '', parameters: { id: copy.id } });
  await server.says(401, { message: 'Sign in first.' });
  await waitFor(site, snapshot => snapshot.matches('withFlow'));
  await server.says(200, { copy, requestId: null });
  expect([currentFlow(site.getSnapshot())?.ref.getSnapshot().value, visited]).toEqual([
    'shown',
    [],
  ]);
  void open('shelf');
  expect(visited).toEqual(['/home/sign-in?next=%2Fhome%2Fshelf by reload']);
});
