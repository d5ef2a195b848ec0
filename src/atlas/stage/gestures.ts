import { type PageName, paths } from '../../paths.ts';
import type { Visit } from './visit.ts';

interface Gesture {
  /** For a person to follow. */
  sentence: string;
  isPossible: (visit: Visit) => boolean;
  perform: (visit: Visit) => void;
}

export const goodPassword = 'nine yellow lanterns';
export const shortPassword = 'short';
export const longPassword = 'x'.repeat(51);
export const otherPassword = 'something else';
/** In milliseconds. */
export const longWait = 8_000;

/**
 * Everything that somebody with a browser can do to the charts, the sooner thought of the earlier:
 * where two ways are equally short, the earlier gesture is told.
 */
export const gestures = {
  'open the landing page': opening(`Open \`${paths.landing}\``, visit => visit.open('landing')),
  'open a reset link': opening('Open the link of a reset mail, from the mailbox', visit =>
    visit.open('resetPassword', 'fresh'),
  ),
  'open a verification link': opening(
    'Open the link of a verification mail, from the mailbox',
    visit => visit.open('verifyEmail', 'fresh'),
  ),
  'open a wrong reset link': opening(`Open \`${paths.resetPassword}?token=wrong\``, visit =>
    visit.open('resetPassword', 'wrong'),
  ),
  'open a wrong verification link': opening(`Open \`${paths.verifyEmail}?token=wrong\``, visit =>
    visit.open('verifyEmail', 'wrong'),
  ),
  'open the reset page without a token': opening(`Open \`${paths.resetPassword}\``, visit =>
    visit.open('resetPassword'),
  ),
  'open the verification page without a token': opening(`Open \`${paths.verifyEmail}\``, visit =>
    visit.open('verifyEmail'),
  ),
  'leave the field': {
    sentence: 'Click beside the field.',
    isPossible: visit => visit.field !== undefined && canType(visit),
    perform: visit => visit.leaveField(),
  },
  'type a good password': typing(`\`${goodPassword}\``, goodPassword),
  'type a short password': typing(`\`${shortPassword}\``, shortPassword),
  'type a long password': typing('51 times `x`', longPassword),
  'type something else': confirming(`\`${otherPassword}\``, otherPassword),
  'type the same': confirming('the same', goodPassword),
  'press Reset Password': {
    sentence: 'Press Reset Password.',
    isPossible: canSubmit,
    perform: visit => {
      visit.leaveField();
      visit.now?.form?.send({ type: 'submitted' });
      visit.emptyForm();
    },
  },
  'wait for the chart': {
    sentence: 'Wait until the page is there, and no longer.',
    isPossible: visit => visit.underWay[0]?.what === 'chart',
    perform: visit => visit.underWay.shift()?.arrive(),
  },
  'wait for the answer': {
    sentence: 'Wait until the answer is there.',
    isPossible: visit => visit.underWay[0]?.what === 'answer',
    perform: visit => visit.underWay.shift()?.arrive(),
  },
  'close the modal': {
    sentence: 'Close the modal.',
    isPossible: visit => visit.isCovered,
    perform: visit => visit.now?.modal.send({ type: 'closed' }),
  },
  'press About': {
    sentence: 'Press About.',
    isPossible: visit => !visit.isCovered && leadsToAbout(visit),
    perform: visit => visit.follow('about'),
  },
  'press Back': {
    sentence: "Press the browser's Back.",
    isPossible: visit => visit.canGo(-1),
    perform: visit => visit.go(-1),
  },
  'press Forward': {
    sentence: "Press the browser's Forward.",
    isPossible: visit => visit.canGo(1),
    perform: visit => visit.go(1),
  },
  'wait long': {
    sentence: `Wait ${longWait / 1_000} seconds.`,
    isPossible: ({ now, underWay }) =>
      underWay.length > 0 && now?.modal.getSnapshot().matches({ shown: 'loading' }) === true,
    perform: visit => visit.clock.increment(longWait),
  },
  'go elsewhere and come back': {
    sentence: 'Open another site in the same tab, then press Back.',
    isPossible: canType,
    perform: visit => {
      visit.emptyForm();
      visit.now?.form?.send({ type: 'page returned to' });
    },
  },
  'slow the network down': {
    sentence:
      "Slow the network down, in the browser's developer tools, until an answer takes 10 seconds.",
    isPossible: visit => visit.network === 'fast' && (!visit.now || canSubmit(visit)),
    perform: visit => {
      visit.network = 'slow';
    },
  },
  'block the charts': {
    sentence: "Block `flows-*.js`, in the browser's developer tools.",
    isPossible: visit => visit.network === 'fast' && !visit.now,
    perform: visit => {
      visit.network = 'without charts';
    },
  },
  'break the client': {
    sentence: "Type `AbortSignal.timeout = null` into the browser's console.",
    isPossible: visit =>
      !visit.clientIsBroken && (canSubmit(visit) || visit.now?.site.matches('opening') === true),
    perform: visit => {
      visit.clientIsBroken = true;
    },
  },
} as const satisfies Record<string, Gesture>;

export type GestureName = keyof typeof gestures;

function opening(sentence: string, perform: Gesture['perform']): Gesture {
  return { sentence: `${sentence}.`, isPossible: visit => !visit.now, perform };
}

/** Whoever has begun to confirm a password keeps it. */
function typing(what: string, password: string): Gesture {
  return {
    sentence: `Type ${what} into New Password.`,
    isPossible: visit =>
      canType(visit) && visit.typed.newPassword !== password && visit.typed.confirmation === '',
    perform: visit => visit.type('newPassword', password),
  };
}

function confirming(what: string, password: string): Gesture {
  return {
    sentence: `Type ${what} into Confirm Password.`,
    isPossible: visit =>
      canType(visit) &&
      visit.typed.newPassword === goodPassword &&
      visit.typed.confirmation !== password,
    perform: visit => visit.type('confirmation', password),
  };
}

function canType(visit: Visit): boolean {
  return !visit.isCovered && visit.now?.form?.getSnapshot().matches('idle') === true;
}

function canSubmit(visit: Visit): boolean {
  return canType(visit) && visit.now?.form?.getSnapshot().can({ type: 'submitted' }) === true;
}

const linked = new Set<PageName | undefined>(['landing', 'about', 'resetPassword']);

function leadsToAbout({ now }: Visit): boolean {
  return now !== undefined && !now.site.matches('opening') && linked.has(now.page);
}
