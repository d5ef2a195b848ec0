import { memberPaths, paths } from '../../../src/paths.ts';
import { ofBusyServer } from '../kit/network.ts';
import { typeTwice } from '../kit/reset-form.ts';
import {
  button,
  comesTo,
  failing,
  oops,
  refusal,
  refusing,
  says,
  type Scenes,
  submit,
} from './stage.ts';

const signedIn = 'a member is signed in';
const secret = 'nine yellow lanterns';

/** What a visitor or a member does with an account. */
export const scenesOfAccounts: Scenes = {
  'verifyEmail.failure': async ({ page, setUp }) => {
    await setUp('no e-mail verification token was sent');
    await page.goto(`${paths.verifyEmail}?token=unknown`);
    await says(page, 'This verification link isn’t valid.');
  },
  'verifyEmail.loading,verifyEmail.success': async ({ page, named, setUp }) => {
    await setUp('an e-mail verification token has been sent');
    await page.goto(`${paths.verifyEmail}?token=${named.token}`);
    await says(page, /verified\.$/);
  },
  'resetPassword.failure,resultModal.shown.failure': async ({ page, setUp }) => {
    await setUp('no reset token was sent');
    await page.goto(`${paths.resetPassword}?token=unknown`);
    await typeTwice(page, secret);
    await button(page, 'Reset Password').click();
    await says(page, 'You can get a new link.');
  },
  'site.withoutFlow,resultModal.hidden.idle': async ({ page }) => {
    await page.goto(paths.about);
    await page.mouse.move(9, 9);
    await comesTo(page, 'site.withoutFlow');
  },
  'site.opening': async ({ page, look }) => {
    await page.route(/assets\/flows-.*reset-password/, async route => {
      await comesTo(page, 'site.opening');
      await look();
      await route.continue();
    });
    await page.goto(`${paths.resetPassword}?token=any`);
    await comesTo(page, 'resetPassword.idle');
  },
  'call.loading.soon,call.loading.late,resultModal.hidden.awaiting,resultModal.late.failure':
    async stage => {
      const { page, look, answer } = stage;
      await answer('POST /api/user/reset-password', async route => {
        await comesTo(page, 'call.loading.late');
        await look();
        await page.keyboard.press('Escape');
        await look();
        await failing(route);
      });
      await page.goto(`${paths.resetPassword}?token=any`);
      await typeTwice(page, secret);
      await button(page, 'Reset Password').click();
      await says(page, oops);
    },
  'site.broken': async ({ page }) => {
    await page.route(/assets\/.*reset-password/, route => route.abort());
    await page.goto(`${paths.resetPassword}?token=any`);
    await says(page, 'couldn’t load');
  },
  'site.withFlow,newLink.idle.refused': async ({ page, answer }) => {
    await answer('POST /api/user/forgot-password', failing);
    await page.goto(paths.newLink);
    await page.getByLabel('Email address').fill('ada@book-exchange.example');
    await submit(page);
    await says(page, oops);
  },
  'devices.endingOne,devices.endingOthers,devices.shown.failed': async stage => {
    const { page, enter, answer, named } = stage;
    await enter(signedIn);
    await ofBusyServer(page);
    await answer('GET /api/sessions', async route => {
      const response = await route.fetch();
      const { items } = await response.json();
      const other = { ...items[0], id: named.member, isCurrent: false };
      await route.fulfill({ response, json: { items: [...items, other] } });
    });
    await page.goto(memberPaths.devices);
    await answer('DELETE /api/sessions/*', failing);
    await answer('DELETE /api/sessions', failing);
    await button(page, /^Sign out (?!all)/).click();
    await says(page, oops);
    await button(page, 'Sign out all others').click();
    await says(page, oops);
  },
  'dataExport.idle.refused': async ({ page, enter, answer }) => {
    await enter(signedIn);
    await answer('POST /api/user/export', failing);
    await page.goto(memberPaths.dataExport);
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await submit(page);
    await says(page, oops);
  },
  'leave.success': async ({ page, enter }) => {
    await enter(signedIn);
    await page.goto(memberPaths.leave);
    // The page stays.
    await page.route(paths.left, route => route.fulfill({ status: 204 }));
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await submit(page);
    await comesTo(page, 'leave.success');
  },
  'you.idle.refused': async ({ page, enter, answer }) => {
    await enter(signedIn);
    await answer('PATCH /api/user/profile', refusing('name'));
    await page.goto(memberPaths.you);
    await page.getByLabel('Your name').fill('The team');
    await submit(page);
    await says(page, refusal);
  },
  'welcome.place.refused': async ({ page, enter, answer }) => {
    await enter(signedIn);
    await page.goto(memberPaths.welcome);
    await button(page, 'Later').click();
    await button(page, 'Later').click();
    await page.getByRole('heading', { name: 'Your place' }).waitFor();
    await answer('PATCH /api/user/profile', failing);
    await page.getByRole('main').getByRole('searchbox').fill('Berl');
    await button(page, /^Berlin/).click();
    await button(page, 'Move in').click();
    await says(page, oops);
  },
  'findPlace.around.loading,findPlace.around.shown,findPlace.search.idle,findPlace.search.nothing,findPlace.search.found,findPlace.search.failed':
    async ({ page, enter, answer, look }) => {
      await enter(signedIn);
      await page.goto(memberPaths.place);
      await page.getByRole('img', { name: /near/ }).waitFor();
      await look();
      const field = page.getByRole('main').getByRole('searchbox');
      await field.fill('Zzzzzz');
      await says(page, 'We don’t know a place of that name.');
      await look();
      await field.fill('Berl');
      await button(page, /^Berlin/).waitFor();
      await look();
      await answer('GET /api/places', failing);
      await field.fill('Berli');
      await says(page, 'The search didn’t work.');
    },
  'findPlace.search.locating,findPlace.search.unlocated': async ({ page, enter, look }) => {
    await enter(signedIn);
    await page.addInitScript(`navigator.geolocation.getCurrentPosition = (_, refuse) =>
      addEventListener('refused', () => refuse({ code: 1 }))`);
    await page.goto(memberPaths.place);
    await button(page, 'Use my location').click();
    await comesTo(page, 'findPlace.search.locating');
    await look();
    await page.evaluate(() => dispatchEvent(new Event('refused')));
    await says(page, 'This device won’t say where it is.');
  },
  'counts.asking,counts.idle,session.known.quiet,preferences.idle.quiet,preferences.loading,preferences.saving,preferences.idle.saved,preferences.idle.refused':
    async ({ page, enter, answer, look }) => {
      await enter(signedIn);
      await ofBusyServer(page);
      await page.goto(memberPaths.preferences);
      await page.getByRole('radio').first().waitFor();
      await look();
      await page.getByRole('radio', { name: 'Never' }).first().check();
      await submit(page);
      await says(page, 'Saved.');
      await look();
      await answer('PUT /api/user/preferences', failing);
      await submit(page);
      await says(page, oops);
    },
};
