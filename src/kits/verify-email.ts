import { examples } from '../api/generated/examples.ts';
import { nextSteps } from '../flows/next-steps.ts';
import { verifyEmail as logic } from '../flows/verify-email.ts';
import { paths } from '../paths.ts';
import { bare, type PageKit } from './kit.ts';
import { kitOfChart } from './page-chart.ts';
import { landing, scenesOfCall } from './scenes.ts';

const { unknown, verified } = examples.verifyEmail;

export const verifyEmail = {
  ...kitOfChart('verifyEmail', logic),
  asks: ['verifyEmail'],
  asksEarly: 'verifyEmail',
  name: 'verification page',
  address: paths.verifyEmail,
  mail: {
    name: 'verification mail',
    link: 'verification link',
    state: 'an e-mail verification token has been sent',
  },
  links: [],
  words: { 'opens a verification link': () => [['opens a mailed link to', 'verifyEmail']] },
  examples: { 'result closed': bare, 'page left': bare },
  scenes: {
    idle: 'The token decides at once where to go on.',
    ...scenesOfCall('verifyEmail', {
      success: { message: verified.body.message },
      failure: { message: unknown.body.message, advice: nextSteps.newLink },
    }),
    redirect: landing,
    left: landing,
  },
} satisfies PageKit<typeof logic>;
