import { memberPaths, paths, withQuery } from '../../../src/paths.ts';
import { openOwn, typeList } from '../kit/books.ts';
import { ofBusyServer } from '../kit/network.ts';
import { button, comesTo, failing, oops, partly, says, type Scenes, submit } from './stage.ts';

const reported = 'a copy is reported to a moderator';
const written = 'two members have written to each other';

/** What members do with books and with each other. */
export const scenesOfNeighbours: Scenes = {
  'loading.loading,loading.failure': async ({ page, named, enter, answer }) => {
    await enter('another member has a copy');
    await ofBusyServer(page);
    await answer('GET /api/copies/*', failing);
    await page.goto(memberPaths.copy(named.copy));
    await says(page, oops);
  },
  'member.shown.failed': async ({ page, named, enter, answer }) => {
    await enter('another member is a neighbour');
    await answer('PUT /api/members/*/block', failing);
    await page.goto(memberPaths.member(named.member));
    await page.getByLabel('More', { exact: true }).click();
    await button(page, 'Block').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
    await says(page, oops);
  },
  'report.message': async ({ page, named, enter }) => {
    await enter(written);
    await ofBusyServer(page);
    await page.goto(withQuery(memberPaths.report(named.member), { number: '2' }));
    await says(page, 'Report a message');
  },
  'notices.shown': async ({ page, enter }) => {
    await enter('a member is asked for a copy');
    await page.goto(memberPaths.notices);
    await says(page, 'asks for your “Emma”');
  },
  'wish.open,wish.removed': async ({ page, enter, show }) => {
    await enter('a member has wished for a book');
    await page.goto(memberPaths.wishes);
    await button(page, 'Take off').waitFor();
    await show('wish.open', 'member');
    await button(page, 'Take off').click();
    await button(page, 'Undo').waitFor();
    await show('wish.removed', 'member');
  },
  'wish.asked': async ({ page, enter, show }) => {
    await enter('a member is asked whether a wish still holds');
    await page.goto(memberPaths.wishes);
    await button(page, 'Yes, still looking').waitFor();
    await show('wish.asked', 'member');
  },
  'wishing.idle.failed': async ({ page, enter, answer }) => {
    await enter('a member is signed in');
    await answer('POST /api/wishes', failing);
    await page.goto(withQuery(paths.home, { q: 'zzzzz' }));
    await button(page, 'Tell me when there is one').click();
    await says(page, oops);
  },
  'wishes.open.list.shown.failed': async ({ page, enter, answer }) => {
    await enter('a member has wished for a book');
    await answer('DELETE /api/wishes/*', failing);
    await page.goto(memberPaths.wishes);
    await button(page, 'Take off').click();
    await says(page, oops);
  },
  'report.copy,report.shown,reportForm.idle.refused': async stage => {
    const { page, named, enter, answer, look } = stage;
    await enter('another member has a copy');
    await ofBusyServer(page);
    await answer('POST /api/reports', failing);
    await page.goto(withQuery(memberPaths.report(named.member), { copy: named.copy }));
    await says(page, 'Emma');
    await look();
    await page.getByLabel('What’s wrong?').fill('This is no book.');
    await submit(page);
    await says(page, oops);
  },
  'moderation.shown.quiet,moderation.shown.confirming,moderation.correcting,moderation.deciding,moderation.shown.failed,moderation.shown.done':
    async ({ page, enter, answer, look }) => {
      await enter(reported);
      await page.goto(memberPaths.moderation);
      await button(page, 'Hide it').scrollIntoViewIfNeeded();
      await look();
      await button(page, 'Hide it').click();
      await look();
      await page.keyboard.press('Escape');
      await button(page, 'Correct the book').click();
      await look();
      await page.keyboard.press('Escape');
      const heal = await answer('POST /api/reports/*/decision', failing);
      await button(page, 'Dismiss the report').click();
      await says(page, oops);
      await look();
      await heal();
      await button(page, 'Dismiss the report').click();
      await says(page, 'No reports.');
    },
  'shelf.chosen.failed,shelf.editing.refused': async ({ page, enter, answer, look }) => {
    await enter('a member has a copy');
    await answer('PATCH /api/copies/*', failing);
    await openOwn(page, 'Emma');
    await button(page, 'Set aside').click();
    await says(page, oops);
    await look();
    await button(page, 'Edit').click();
    await page.getByLabel('Note').fill('A note in the margin.');
    await button(page, 'Save').click();
    await says(page, oops);
  },
  'lookUp.stopped': async ({ page, enter, answer }) => {
    await enter('a member is signed in');
    await answer('GET /api/books', failing);
    await page.goto(memberPaths.addBooks);
    await typeList(page, ['Emma', 'Lord Jim']);
    await says(page, 'We couldn’t look up the books.');
  },
  'putBooks.idle.empty': async ({ page, enter }) => {
    await enter('a member is signed in');
    await page.goto(memberPaths.addBooks);
    await submit(page);
    await comesTo(page, 'putBooks.idle.empty');
  },
  'thread.newest.loading,thread.earlier.loading': async ({ page, named, enter, answer, look }) => {
    await enter(written);
    await ofBusyServer(page);
    const end = await answer('GET /api/conversations/*', partly);
    await page.goto(memberPaths.conversation(named.member));
    await button(page, 'Show earlier ones').waitFor();
    await end();
    await answer('GET /api/conversations/*', async route => {
      await look();
      await failing(route);
    });
    await button(page, 'Show earlier ones').click();
    await says(page, oops);
  },
};
