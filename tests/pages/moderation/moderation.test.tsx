import { expect, test, vi } from 'vitest';
import ModerationPage from '../../../src/pages/moderation/moderation.tsx';
import ReportPage from '../../../src/pages/moderation/report.tsx';
import { report } from '../../flows/kit/sample-messages.ts';
import { noNews, self } from '../../flows/kit/start.ts';
import { flowOf, openPage } from '../kit/open-page.tsx';

// Days are said as they are called today.
vi.useFakeTimers({ now: new Date('2026-05-05T12:00:00Z'), toFake: ['Date'] });

const moderator = {
  member: { ...self, isModerator: true },
  counts: { ...noNews, reports: 3 },
};

test('a report is shown as text, with what can be decided, and asks before it suspends', async () => {
  const { site, server, main } = await openPage('moderation', ModerationPage, {}, moderator);
  const message = {
    of: 'message',
    title: null,
    text: '<i>\nno',
    where: 'At <b>',
    decisions: ['dismiss', 'suspend'],
  };
  const { book: _, ...unnamed } = report;
  const second = { ...unnamed, ...message, id: self.id, reporter: null, reason: '<b>' };
  await server.says(200, { items: [report, second], next: null });
  const items = main().match(/<li>.*?<\/li>/gs) ?? [];
  const words = items.map(item => item.split(/<[^>]*>/).filter(word => word.trim()));
  const dismiss = ['Dismiss the report', 'Nothing changes.'];
  const place = ['The place of the meeting: ', 'At &lt;b&gt;'];
  const hide = ['Hide it', expect.stringContaining('for good')];
  const suspend = ['Suspend the member', expect.stringContaining('signed out')];
  const correct = ['Correct the book', expect.stringContaining('every shelf')];
  const hideBook = ['Hide the book', expect.stringContaining('for good')];
  const when = 'yesterday, 10:00';
  expect(words).toEqual([
    [
      ['Contract Member', ' reports ', 'Contract Neighbour', when],
      'The note insults my neighbours.',
      ['The book', 'Emma', 'A gift of my aunt.', dismiss, hide, suspend, correct, hideBook],
    ].flat(2),
    [
      ['a member who has left', ' reports ', 'Contract Neighbour', when],
      ['&lt;b&gt;', 'The message', '&lt;i&gt;\nno', place, dismiss, suspend],
    ].flat(2),
  ]);
  const flow = flowOf(site, 'moderation').ref;
  expect(main()).not.toContain('t suspend</button>');
  flow.send({ type: 'decision pressed', id: report.id, decision: 'suspend' });
  expect(main()).toMatch(/<dialog.*Suspend Contract Neighbour\?.*Don’t suspend/s);
  flow.send({ type: 'decision given up' });
  flow.send({ type: 'correction pressed', id: report.id, book: { title: 'Ema', authors: '' } });
  expect(main()).toMatch(/<dialog.*What is the book called\?.*name="title"[^>]*value="Ema"/s);
});

test('where nothing is reported, it says so', async () => {
  const { server, main } = await openPage('moderation', ModerationPage, {}, moderator);
  await server.says(200, { items: [], next: null });
  expect(main()).toContain('No reports.');
  expect(main()).toContain('href="/home/moderation"');
});

test('how many are open stands at the account, and there at the reports', async () => {
  const { html } = await openPage('moderation', ModerationPage, {}, moderator);
  const links = html().match(/<a [^>]*href="\/home\/(you|moderation)".*?<\/a>/g) ?? [];
  expect(links.map(link => link.replaceAll(/<[^>]*>/g, ''))).toEqual([
    'Account3 reports to read',
    'Profile',
    'Reports3 reports to read',
  ]);
});

test.each([
  [{}, 'Report a neighbour', 'along with the profile', 'members'],
  [{ copy: self.id }, 'Report a book', 'along with the title and note', 'copies'],
  [{ number: '2' }, 'Report a message', 'along with the message', 'messages'],
])('of %j it says what a moderator reads, and leads back', async (thing, title, words, place) => {
  const { main } = await openPage('report', ReportPage, { id: self.id, ...thing });
  expect(main()).toContain(`>${title}</h1>`);
  expect(main()).toMatch(new RegExp(`A moderator reads it, ${words}`));
  expect(main()).toContain(`<a href="/home/${place}/${self.id}">`);
});

test('the page to report shows as text what is reported', async () => {
  const { server, main } = await openPage('report', ReportPage, { id: self.id });
  expect(main()).not.toContain('<figure');
  const { id, languages, house } = self;
  const member = {
    id,
    name: 'A <b>',
    about: '',
    languages,
    house,
    band: 2,
    isBlocked: false,
    since: '2026-03',
    exchanges: 5,
    thumbsUp: 4,
  };
  await server.says(200, { member });
  const figure = /<figure.*?<\/figure>/s.exec(main())?.[0] ?? '';
  expect(figure.split(/<[^>]*>/).filter(Boolean)).toEqual([
    'The profile',
    'A &lt;b&gt;',
    'No text.',
  ]);
});

test('the reason that is kept stands in its field, as text', async () => {
  const { site, main } = await openPage('report', ReportPage, { id: self.id });
  const flow = flowOf(site, 'report').ref;
  const form = flow.getSnapshot().children.form?.getSnapshot().children.form;
  form?.send({ type: 'typed', field: 'reason', value: 'It is <b>' });
  form?.send({ type: 'submitted' });
  expect(main()).toContain('>It is &lt;b&gt;</textarea>');
});
