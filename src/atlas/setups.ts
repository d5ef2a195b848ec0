import { memberPaths, paths } from '../paths.ts';

/** A situation that a browser is brought into by one press. */
export interface Setup {
  /** As the menu says it. */
  name: string;
  /** The state of the contract that the backend is brought into first. */
  state: string;
  /** What happens to calls of the API from then on, but to the one that asks who is signed in. */
  network?: 'offline' | 'slow' | 'failing' | 'not saving';
  /** Of the page that is opened; `{token}`, `{member}` … stand for what the state has made. */
  address: string;
  /** The states of charts in which the page then is. */
  leadsTo: string[];
  /** Those that follow once the visitor has sent the form of the page. */
  sent?: string[];
}

/** Takes everything back that a setup has brought about. */
export const undo: Setup = {
  name: 'Undo, and sign out',
  state: 'nobody is signed in',
  address: '/',
  leadsTo: [],
};

/** The states that a setup leads to, also those once a form is sent. */
export function statesAfter({ leadsTo, sent = [] }: Setup): string[] {
  return [...leadsTo, ...sent];
}

const guest = 'nobody is signed in';
const signedIn = 'a member is signed in';
const neighbour = 'another member is a neighbour';
const offered = 'another member has a copy';
const asked = 'a member is asked for a copy';
const written = 'two members have written to each other';
const tooMany = 'too many attempts were made from this address';
const outOfReach = 'the server cannot reach its data';
const verified = 'an e-mail verification token has been sent';
const reset = 'a reset token has been sent';
const verification = '/email-verification?token={token}';
const resetting = '/reset-password?token={token}';

/** States of the contract whose names testers would not use. */
const words: Record<string, string> = {
  [verified]: 'a verification link',
  'an e-mail verification token has been used': 'a used verification link',
  'no e-mail verification token was sent': 'an unknown verification link',
  'an e-mail verification token has expired': 'an expired verification link',
  [reset]: 'a reset link',
  'a reset token has been used': 'a used reset link',
  'no reset token was sent': 'an unknown reset link',
  'a reset token has expired': 'an expired reset link',
  [tooMany]: 'too many attempts (429)',
};

/** What states of the contract alone lead to. */
const plain: [state: string, address: string, ...leadsTo: string[]][] = [
  [verified, verification, 'verifyEmail.success', 'resultModal.shown.success'],
  ['an e-mail verification token has been used', verification, 'verifyEmail.success'],
  ['no e-mail verification token was sent', verification, 'verifyEmail.failure'],
  ['an e-mail verification token has expired', verification, 'verifyEmail.failure'],
  [tooMany, verification, 'verifyEmail.failure', 'resultModal.shown.failure'],
  [outOfReach, verification, 'verifyEmail.failure', 'resultModal.shown.failure'],
  [outOfReach, '/home', 'discover.failure'],
  [outOfReach, '/home/shelf', 'session.failure'],
  [outOfReach, '/contact-us', 'contactUs.closed'],
  ['a session has ended', '/home/shelf', 'signIn.idle'],
  [guest, '/home/copies/{copy}', 'copy.loading', 'loading.gone'],
  ['a member has asked for a copy', '/home/requests/{request}', 'requestPage.shown'],
  ['the time to answer a request is over', '/home/requests/{request}', 'requestPage.shown'],
  ['a moderator is reported', '/home/moderation', 'moderation.shown', 'reportList.shown'],
];

/** What becomes of a reset link once the new password is sent. */
const resets = {
  [reset]: 'success',
  'a reset token has been used': 'failure',
  'no reset token was sent': 'failure',
  'a reset token has expired': 'failure',
  [tooMany]: 'failure',
  [outOfReach]: 'failure',
};

/** What a page shows, by which chart it asks for that, and in which state of its own it waits. */
const pages: [address: string, state: string, shows: string, by: string, ...waits: string[]][] = [
  ['/home', guest, 'discover.shown', 'discover'],
  ['/home/shelf', 'a member has a copy', 'shelfList.shown', 'shelfList'],
  ['/home/notices', asked, 'noticeList.shown', 'noticeList'],
  ['/home/wishes', signedIn, 'wishes.open.list.shown', 'loading', 'wishes.open.list.loading'],
  ['/home/messages', written, 'conversations.shown', 'conversations'],
  ['/home/messages/{member}', written, 'thread.newest.quiet', 'loading', 'thread.newest.loading'],
  ['/home/requests', asked, 'requests.shown', 'requests'],
  ['/home/requests/{request}', asked, 'requestPage.shown', 'loading', 'requestPage.loading'],
  ['/home/copies/{copy}', offered, 'copy.shown', 'loading', 'copy.loading'],
  ['/home/copies/{copy}/ask', offered, 'ask.idle', 'loading', 'ask.loading'],
  ['/home/members/{member}', neighbour, 'member.shown', 'loading', 'member.loading'],
  ['/home/members/{member}/report', neighbour, 'reportForm.idle', 'loading', 'report.profile'],
  ['/home/you/devices', signedIn, 'devices.shown', 'loading', 'devices.loading'],
  ['/home/you/notices', signedIn, 'preferences.idle', 'loading', 'preferences.loading'],
  ['/home/moderation', 'a copy is reported to a moderator', 'reportList.shown', 'reportList'],
];

/** All that can be brought about, but that it is as it was. */
export const setups: Setup[] = [
  ...plain.map(([state, address, ...leadsTo]) => at(address, state, { state, leadsTo })),
  ...Object.entries(resets).map(([state, end]) => resetEndingIn(end, state, { state })),
  ...pages.map(([address, state, shows]) => at(address, state, { state, leadsTo: [shows] })),
  ...under('failing', 'the server fails', 'failure'),
  ...under('offline', 'offline', 'failure'),
  ...under('slow', 'the network is slow', 'loading', 'call.loading.late'),
  ...(['join', 'signIn', 'newLink'] as const).map(page => unsaved(paths[page], guest, page)),
  ...(['you', 'password', 'preferences', 'dataExport', 'leave'] as const).map(page =>
    unsaved(memberPaths[page], signedIn, page),
  ),
  unsaved(paths.contactUs, signedIn, 'contactForm'),
  unsaved('/home/copies/{copy}/ask', offered, 'ask'),
  unsaved('/home/members/{member}/report', neighbour, 'reportForm'),
];

function at(address: string, situation: string, setup: Omit<Setup, 'name' | 'address'>): Setup {
  const name = `${words[situation] ?? situation}: ${address.replace(/\?.*/, '')}`;
  return { name, address, ...setup };
}

function resetEndingIn(
  end: string,
  situation: string,
  by: Pick<Setup, 'state' | 'network'>,
): Setup {
  const sent = [`resetPassword.${end}`];
  return at(resetting, situation, { ...by, leadsTo: ['resetPassword.idle'], sent });
}

/** What each page comes to that asks for something; the last are of a page that asks for nothing else. */
function under(
  network: NonNullable<Setup['network']>,
  situation: string,
  end: string,
  ...more: string[]
): Setup[] {
  const verifying = { network, state: verified, leadsTo: [`verifyEmail.${end}`, ...more] };
  return [
    at(verification, situation, verifying),
    resetEndingIn(end, situation, { network, state: reset }),
    ...pages.map(([address, state, , by, ...waits]) =>
      at(address, situation, { network, state, leadsTo: [...waits, `${by}.${end}`] }),
    ),
  ];
}

/** What the form of a page comes to, by its chart. */
function unsaved(address: string, state: string, chart: string): Setup {
  const [leadsTo, sent] = [[`${chart}.idle`], [`${chart}.idle.refused`]];
  return at(address, 'saving fails', { network: 'not saving', state, leadsTo, sent });
}
