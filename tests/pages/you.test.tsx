import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { currentFlow } from '../../src/flows/site.ts';
import YouPage from '../../src/pages/home/you.tsx';
import { SiteContext } from '../../src/pages/site-context.ts';
import { openSite } from '../flows/start.ts';

const session = { member: { id: '1', name: 'Member <One>' } };

async function openPage() {
  const { site, open, server } = openSite();
  await open('you');
  const press = (type: 'try again pressed' | 'sign out pressed') => {
    const flow = currentFlow(site.getSnapshot());
    if (flow?.page === 'you') flow.ref.send({ type });
  };
  /** The texts in the main part below the title, and the buttons that can be pressed. */
  const shows = () => {
    const html = renderToStaticMarkup(
      <Router ssrPath="/home/you">
        <SiteContext value={site}>
          <YouPage />
        </SiteContext>
      </Router>,
    );
    const main = /<main.*?<\/main>/.exec(html)?.[0] ?? '';
    return [...main.matchAll(/<(p|output|button)([^>]*)>([^<]+)</g)].map(
      ([, tag = '', attributes = '', text = '']) =>
        `${attributes.includes('disabled') ? 'disabled ' : ''}${tag}: ${text}`,
    );
  };
  return { server, press, shows };
}

test('asks for patience until the answer is there', async () => {
  const { shows } = await openPage();
  expect(shows()).toEqual(['p: One moment…']);
});

test('says who is signed in, as text, and offers to sign out', async () => {
  const { server, shows } = await openPage();
  await server.says(200, session);
  expect(shows()).toEqual(['output: You are signed in as Member &lt;One&gt;.', 'button: Sign out']);
});

test('says why it cannot be shown, and offers to try again', async () => {
  const { server, press, shows } = await openPage();
  await server.says(500, { message: 'No.' });
  expect(shows()).toEqual(['p: No.', 'button: Try again']);
  press('try again pressed');
  expect(shows()).toEqual(['p: One moment…']);
});

test('takes no second press while the sign-out is under way', async () => {
  const { server, press, shows } = await openPage();
  await server.says(200, session);
  press('sign out pressed');
  expect(shows()).toEqual([
    'output: You are signed in as Member &lt;One&gt;.',
    'disabled button: Sign out',
  ]);
});

test('says at the button that a sign-out has failed, and why', async () => {
  const { server, press, shows } = await openPage();
  await server.says(200, session);
  press('sign out pressed');
  await server.comesTo('offline');
  expect(shows()).toEqual([
    'output: You are signed in as Member &lt;One&gt;.',
    'p: You may still be signed in. Oops, something went wrong.',
    'button: Sign out',
  ]);
});
