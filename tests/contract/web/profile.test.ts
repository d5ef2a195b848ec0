import { beforeAll, describe, expect, test } from 'vitest';
import { examples } from '../../../src/api/generated/examples.ts';
import { type Clause, outcomeOf, partOf, signedIn } from '../pact.ts';

const { begin, ask } = partOf('profile');
beforeAll(begin);

const password = 'nine yellow lanterns';

describe('the profile', () => {
  const { changed, stale, name: refused } = examples.editProfile;
  const { member } = changed.body;
  const { name, about, languages, house, place } = member;

  const clauses: (Clause & { version: number; called?: string })[] = [
    {
      ...signedIn,
      when: 'a member changes the own profile',
      status: 200,
      version: 0,
      body: changed.body,
      why: 'The page shows the profile as it is kept, and sends its version with the next change. What is left out of a change stays as it is.',
    },
    {
      ...signedIn,
      when: 'a member changes a profile that was changed on another device',
      status: 409,
      version: 7,
      message: stale.body.message,
      body: stale.body,
      why: 'Neither change may be lost: the page shows the other one, and the member decides.',
    },
    {
      ...signedIn,
      when: 'a member takes the name of a moderator',
      status: 422,
      version: 0,
      called: 'The Moderator',
      message: refused.body.message,
      body: refused.body,
      why: 'Neighbours trust who speaks for the site. The message of the fault stands at the field.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const { version, called = name } = clause;
    const asked = { version, name: called, about, languages: [...languages], house, place };
    const request = { method: 'PATCH', path: '/api/user/profile', body: asked } as const;
    const outcome = await ask('editProfile', clause, request, asked);
    expect(outcome).toEqual(outcomeOf(clause));
  });
});

describe('the own data', () => {
  const { exported, wrong } = examples.exportData;

  const clauses: (Clause & { password?: string })[] = [
    {
      ...signedIn,
      with: { password },
      when: 'a member asks for the own data',
      status: 200,
      body: { ...exported.body, data: {} },
      why: 'The page saves the answer as a file. Which tables are in it is for the backend to decide.',
    },
    {
      ...signedIn,
      with: { password },
      when: 'somebody asks for the data of a member without the password',
      status: 422,
      password: 'nine green lanterns',
      message: wrong.body.message,
      why: 'Who finds a device where a member is signed in must not get all data. The message stands at the field.',
    },
  ];

  test.each(clauses)('$status when $when', async clause => {
    const asked = { password: clause.password ?? password };
    const request = { method: 'POST', path: '/api/user/export', body: asked } as const;
    const outcome = await ask('exportData', clause, request, asked);
    expect(outcome).toEqual(outcomeOf(clause));
  });
});

test('200 when a member leaves', async () => {
  const clause = {
    ...signedIn,
    with: { password },
    when: 'a member leaves',
    status: 200,
    message: examples.deleteAccount.deleted.body.message,
    why: 'Only a 2xx answer lets the web say that the data are deleted. It also removes the cookie of the session.',
  };
  const request = { method: 'POST', path: '/api/user/deletion', body: { password } } as const;
  const outcome = await ask('deleteAccount', clause, request, { password });
  expect(outcome).toEqual(outcomeOf(clause));
});
