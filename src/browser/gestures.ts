import type { Act } from '../kits/acts.ts';
import type { FormGesture } from '../kits/kit.ts';
import { linksOf } from '../kits/links.ts';
import { kitOf, pageKits } from '../kits/page-kits.ts';
import { type PageName, pageNames, paths } from '../paths.ts';
import type { Tab } from './tab.ts';

interface Gesture {
  /** For a person to follow. */
  sentence: string;
  isPossible: (tab: Tab) => boolean;
  acts: readonly Act[];
}

/** In seconds. */
const longWait = 8;

const kits = Object.values(pageKits);

/** Where the links of mails lead. */
const mailed = pageNames.flatMap(page => {
  const { name = '', address = '', mail } = kitOf(page) ?? {};
  return mail ? { page, name, address, link: mail.link, mail: mail.name } : [];
});

/**
 * Everything that a person with a browser can do to the charts. Of two ways of equal length the one
 * with the earlier gesture is shown.
 */
export const gestures: Readonly<Record<string, Gesture>> = {
  'open the landing page': opening(`\`${paths.landing}\``, ['opens', paths.landing]),
  ...Object.fromEntries([
    ...mailed.map(({ page, link, mail }) => {
      const what = `the link of a ${mail}, from the mailbox`;
      return [`open a ${link}`, opening(what, ['opens a mailed link to', page])];
    }),
    ...mailed.map(({ link, address }) => {
      const wrong = `${address}?token=wrong`;
      return [`open a wrong ${link}`, opening(`\`${wrong}\``, ['opens', wrong])];
    }),
    ...mailed.map(({ name, address }) => {
      return [`open the ${name} without a token`, opening(`\`${address}\``, ['opens', address])];
    }),
    ...kits
      .filter(kit => !kit.mail)
      .map(({ name, address }) => {
        return [`open the ${name}`, opening(`\`${address}\``, ['opens', address])];
      }),
  ]),
  'leave the field': {
    sentence: 'Click beside the field.',
    isPossible: tab => canType(tab) && tab.here.page.field !== undefined,
    acts: ['leaves the field'],
  },
  ...Object.fromEntries(
    Object.entries(pageKits).flatMap(([page, { form }]) =>
      Object.entries(form?.gestures ?? {}).map(([name, gesture]) => [
        name,
        inFormOf(page, gesture),
      ]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(pageKits).flatMap(([page, { buttons = {} }]) =>
      Object.keys(buttons).map(button => [`press ${button}`, pressing(page, button)]),
    ),
  ),
  'wait for the chart': {
    sentence: 'Wait until the page is there, and no longer.',
    isPossible: ({ network }) => network.pendingCharts.length > 0,
    acts: ['the chart comes'],
  },
  'wait for the answer': {
    sentence: 'Wait until the answer is there.',
    isPossible: ({ network }) =>
      network.pendingCharts.length === 0 && network.pendingCalls.length > 0,
    acts: ['the answer comes'],
  },
  'close the modal': {
    sentence: 'Close the modal.',
    isPossible: tab => tab.isOpen && tab.here.page.isCovered,
    acts: ['closes the modal'],
  },
  'press About': following('about', 'Press About.'),
  'press You': following('you', 'Press You.'),
  'press Back': {
    sentence: "Press the browser's Back.",
    isPossible: ({ history }) => history.ahead(-1) !== undefined,
    acts: ['goes Back'],
  },
  'press Forward': {
    sentence: "Press the browser's Forward.",
    isPossible: ({ history }) => history.ahead(1) !== undefined,
    acts: ['goes Forward'],
  },
  'wait long': {
    sentence: `Wait ${longWait} seconds.`,
    isPossible: tab =>
      tab.isOpen &&
      tab.network.pendingCalls.length > 0 &&
      tab.here.page.modal.getSnapshot().matches({ shown: 'loading' }),
    acts: [['waits', longWait]],
  },
  'go elsewhere and come back': {
    sentence: 'Open another site in the same tab, then press Back.',
    isPossible: canType,
    acts: ['goes to another site and comes back'],
  },
  'slow the network down': {
    sentence:
      "Slow the network down, in the browser's developer tools, until an answer takes 10 seconds.",
    isPossible: tab => isFast(tab) && (!tab.isOpen || canSubmit(tab)),
    acts: ['the answers come slowly', 'the charts come slowly'],
  },
  'block the charts': {
    sentence: "Block `flows-*.js`, in the browser's developer tools.",
    isPossible: tab => isFast(tab) && !tab.isOpen,
    acts: ['the charts are gone'],
  },
  'break the client': {
    sentence: "Type `AbortSignal.timeout = null` into the browser's console.",
    isPossible: tab =>
      !tab.network.clientIsBroken &&
      (canSubmit(tab) ||
        (tab.isOpen && tab.here.page.site.getSnapshot().matches('opening')) ||
        canPressAny(tab)),
    acts: ['the client breaks'],
  },
};

/** Throws at a name that no gesture has. */
export function gestureOf(name: string): Gesture {
  const gesture = gestures[name];
  if (!gesture) throw new Error(`No gesture is called '${name}'`);
  return gesture;
}

function opening(what: string, act: Act): Gesture {
  return { sentence: `Open ${what}.`, isPossible: tab => !tab.isOpen, acts: [act] };
}

function inFormOf(page: string, { sentence, isPossible, acts }: FormGesture): Gesture {
  return {
    sentence,
    isPossible: tab =>
      canType(tab) &&
      tab.here.page.flow?.page === page &&
      isPossible({ typed: tab.here.page.typed, canSubmit: canSubmit(tab) }),
    acts,
  };
}

function pressing(page: string, button: string): Gesture {
  return {
    sentence: `Press ${button}.`,
    isPossible: tab =>
      tab.isOpen && tab.here.page.flow?.page === page && tab.here.page.canPress(button),
    acts: [['presses', button]],
  };
}

function canPressAny(tab: Tab): boolean {
  return (
    tab.isOpen &&
    kits.some(kit => Object.keys(kit.buttons ?? {}).some(one => tab.here.page.canPress(one)))
  );
}

function canType(tab: Tab): boolean {
  return tab.isOpen && !tab.here.page.isCovered && tab.here.page.form?.isOpen === true;
}

function canSubmit(tab: Tab): boolean {
  return canType(tab) && tab.here.page.form?.canSubmit === true;
}

function isFast({ network }: Tab): boolean {
  return network.charts === 'here' && !network.answersAreSlow;
}

function following(page: PageName, sentence: string): Gesture {
  return {
    sentence,
    isPossible: tab => leadsTo(tab, page),
    acts: [['follows the link to', page]],
  };
}

function leadsTo(tab: Tab, page: PageName): boolean {
  if (!tab.isOpen || tab.here.page.isCovered) return false;
  const site = tab.here.page.site.getSnapshot();
  if (!site.context.place || site.matches('opening')) return false;
  return linksOf(site.context.place.name, tab.network.hasSession).includes(page);
}
