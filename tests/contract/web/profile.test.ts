import { examples } from '../../../src/api/generated/examples.ts';
import { writePartOf } from '../pact.ts';
import { password, says, signedIn, signedInWithPassword, wrongPassword } from './states.ts';

const { editProfile, exportData, deleteAccount } = examples;
const clauses = writePartOf('profile');

const { name, about, languages, house, place } = editProfile.changed.body.member;
const profile = { version: 0, name, about, languages: [...languages], house, place };

clauses('editProfile', 'PATCH /api/user/profile', profile, [
  {
    ...signedIn,
    when: 'a member changes the own profile',
    ...editProfile.changed,
    why: 'The page shows the profile as it is kept, and sends its version with the next change. What is left out of a change stays as it is.',
  },
  {
    ...signedIn,
    when: 'a member changes a profile that was changed on another device',
    asks: { ...profile, version: 7 },
    ...editProfile.stale,
    why: 'Neither change may be lost: the page shows the other one, and the member decides.',
  },
  {
    ...signedIn,
    when: 'a member takes the name of a moderator',
    asks: { ...profile, name: 'The Moderator' },
    ...editProfile.name,
    why: 'Neighbours trust who speaks for the site. The message of the fault stands at the field.',
  },
]);

clauses('exportData', 'POST /api/user/export', { password }, [
  {
    ...signedInWithPassword,
    when: 'a member asks for the own data',
    status: 200,
    body: { ...exportData.exported.body, data: {} },
    why: 'The page saves the answer as a file. Which tables are in it is for the backend to decide.',
  },
  {
    ...signedInWithPassword,
    when: 'somebody asks for the data of a member without the password',
    asks: { password: wrongPassword },
    ...says(exportData.wrong),
    why: 'Who finds a device where a member is signed in must not get all data. The message stands at the field.',
  },
]);

clauses('deleteAccount', 'POST /api/user/deletion', { password }, [
  {
    ...signedInWithPassword,
    when: 'a member leaves',
    ...says(deleteAccount.deleted),
    why: 'Only a 2xx answer lets the web say that the data are deleted. It also removes the cookie of the session.',
  },
]);
