import { examples } from '../../api/generated/examples.ts';
import { you as logic } from '../../flows/home/you.ts';
import { memberPaths } from '../../paths.ts';
import type { Act } from '../acts.ts';
import { bare, type PageKit } from '../kit.ts';
import { kitOfChart } from '../page-chart.ts';
import { door, sceneOf, start } from '../scenes.ts';

const name = 'Member One';
const message = 'Oops, something went wrong.';
const opens: Act = ['opens', memberPaths.you];
const member: Act = ['the server answers', 200, examples.session.current.body];

export const you = {
  ...kitOfChart('you', logic),
  asks: ['session', 'signOut'],
  name: 'page of the member',
  address: memberPaths.you,
  links: ['about'],
  buttons: { 'Sign out': 'sign out pressed', 'Try again': 'try again pressed' },
  words: {
    'opens the own page': () => [opens],
    'a member opens the own page': () => [opens, member],
  },
  examples: { 'try again pressed': bare, 'sign out pressed': bare, 'page left': bare },
  scenes: {
    loading: sceneOf('you', 'loading'),
    failure: sceneOf('you', 'failure', { context: { message } }),
    'shown.quiet': sceneOf('you', { shown: 'quiet' }, { context: { name } }),
    'shown.failed': sceneOf('you', { shown: 'failed' }, { context: { name, message } }),
    signingOut: sceneOf('you', 'signingOut', { context: { name } }),
    signedOut: { ...sceneOf('you', 'signedOut', { context: { name } }), seenAs: door },
    guest: { ...sceneOf('you', 'guest'), seenAs: sceneOf('signIn', { idle: 'open' }) },
    left: start,
  },
} satisfies PageKit<typeof logic>;
