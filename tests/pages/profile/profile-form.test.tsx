import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { examples } from '../../../src/api/generated/examples.ts';
import { profile } from '../../../src/flows/profile/profile.ts';
import { ProfileForm } from '../../../src/pages/profile/profile-form.tsx';
import { place } from '../../../src/words/profile/place.ts';
import { createSession, createWorld, self } from '../../flows/kit/start.ts';

const { status, body } = examples.editProfile.name;

/** After the server has said whether places are found by postcodes. */
async function openForm(member = self, hasPostcodes = false) {
  const { input, options, server } = createWorld('');
  const { session } = createSession(member);
  const flow = createActor(profile, { input: { ...input, session }, ...options }).start();
  await server.says(200, { items: [], hasPostcodes });
  const save = (field: 'name' | 'about', value: string) => {
    flow.getSnapshot().children.form?.send({ type: 'typed', field, value });
    flow.getSnapshot().children.form?.send({ type: 'submitted' });
  };
  const html = (...parts: ('name' | 'place')[]) =>
    renderToStaticMarkup(<ProfileForm flow={flow} parts={parts} />);
  return { server, save, html };
}

test('what the server says of a name stands at its field, until another one is saved', async () => {
  const { server, save, html } = await openForm();
  expect(html('place')).not.toContain('name="name"');
  save('name', 'The Moderator');
  await server.says(status, body);
  // Also on a page that does not show the name otherwise.
  for (const part of ['name', 'place'] as const) {
    expect(html(part)).toMatch(/<input[^>]* aria-invalid="true" name="name"/);
    expect(html(part).split('read like the site').length).toBeGreaterThan(2);
  }
  save('name', 'Anna');
  await server.says(200, { member: { ...self, name: 'Anna', version: 2 } });
  expect(html('name')).not.toContain('aria-invalid');
});

test('a name that shows nothing is asked for wherever something is saved', async () => {
  const { server, save, html } = await openForm({ ...self, name: '\u200B' });
  expect(html('place')).toContain('name="name"');
  save('about', 'I read.');
  expect(server.asked).toEqual([['places', {}]]);
  expect(html('place')).toContain('<span>Enter your name.</span>');
});

test.each([
  [true, 'Town, district or postcode'],
  [false, 'Town or district'],
])('the field of the place speaks of postcodes where there are any: %s', async (has, label) => {
  const { html } = await openForm(self, has);
  expect(html('place')).toContain(`>${label}</label>`);
});

test('nobody is told that the circle stays unknown', () => {
  expect(place.neighboursSee).toContain('Someone who tries hard could find the circle');
});
