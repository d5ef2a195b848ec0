import { confirmation, newPassword, type Visitor } from '../browser/visitor.ts';
import { closeResult, expectShown } from './calls.ts';
import type { Fault } from './catalogue.ts';
import { changed, resetPage } from './expected-pages.ts';
import { closeButton, expectSeen, fillTwice, openSentForm, submitButton } from './gestures.ts';
import { expectWithinReach } from './reach.ts';
import { expect } from './test.ts';

type Size = [width: number, height: number];

const desk: Size = [1280, 800];
const phone: Size = [320, 568];

/** Windows, letters and colours that are not ours to choose. */
export const display: Fault[] = [
  seen(185, 'a phone of 320 pixels', phone),
  seen(186, 'a window of 1280 by 800 pixels at 400 %', [320, 200]),
  seen(187, 'the same at 200 %, or a phone that lies on its side', [640, 360]),
  seen(188, 'letters of twice the size', phone, adopt('html { font-size: 200% }')),
  seen(189, 'letters, words and lines that stand apart', phone, adopt(apart())),
  seen(
    190,
    'no font but the last resort',
    phone,
    adopt('* { font-family: none, monospace !important }'),
  ),
  seen(191, 'a page from right to left', phone, visitor =>
    visitor.tab.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')),
  ),
  {
    ...seen(192, 'forced colours', desk, async visitor => {
      expect(await visitor.tab.evaluate(systemColours)).toEqual(['CanvasText', 'Canvas']);
    }),
    preferences: ['forced colours'],
  },
  seen(193, 'a page that the browser translates, into long words', phone, visitor =>
    visitor.tab.evaluate(translate),
  ),
];

/** From the form through the modal to the landing page, all within reach. */
function seen(
  number: number,
  name: string,
  size: Size,
  change: (visitor: Visitor) => Promise<void> = async () => undefined,
): Fault {
  return {
    number,
    name,
    run: async ({ visitor, tokenFor }) => {
      await visitor.tab.resize(...size);
      await openSentForm(visitor, tokenFor);
      await change(visitor);
      await visitor.paste(newPassword, 'short');
      await visitor.paste(confirmation, 'other');
      await visitor.tab.press('Enter');
      const faults = ['*Minimum length should 6 characters.', '*Passwords do not match.'];
      const form = {
        typed: { newPassword: 'short', confirmation: 'other' },
        faults,
        canSubmit: false,
      };
      await expectSeen(visitor, { ...resetPage, form });
      await expectWithinReach(visitor, [
        newPassword,
        '[aria-label="Show New Password"]',
        '[id$="error"]',
        confirmation,
        submitButton,
      ]);
      await fillTwice(visitor);
      await visitor.submit();
      await expectShown(visitor, ['resetPassword'], changed);
      await expectWithinReach(visitor, [closeButton, 'dialog:modal p', 'dialog:modal h2']);
      await closeResult(visitor, ['resetPassword']);
      await expectWithinReach(visitor, [
        '[popovertarget="areas"]',
        'h1',
        'footer a[href="/about"]',
      ]);
    },
  };
}

/** As a visitor's own style sheet does. */
function adopt(rules: string) {
  return (visitor: Visitor) =>
    visitor.tab.evaluate(rules => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, rules);
}

/** What WCAG 2.2 asks for in 1.4.12. */
function apart(): string {
  return `* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important }`;
}

/** As browsers do it: every text goes into elements of theirs. Runs in the page. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Node[] = [];
  while (texts.nextNode()) all.push(texts.currentNode);
  for (const text of all) {
    if (!text.textContent?.trim() || text.parentElement?.matches('script, style')) continue;
    const inner = document.createElement('font');
    inner.textContent = text.textContent.replace(/\w{5,}/g, word => `${word}bestätigungsseite`);
    const outer = document.createElement('font');
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
}

/** Of the heading and of what lies behind it, by their names. Runs in the page. */
function systemColours(): string[] {
  const named = (name: string) => {
    const probe = document.createElement('p');
    probe.style.setProperty('color', name);
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const heading = document.querySelector('h1');
  if (!heading?.parentElement) return [];
  const { color } = getComputedStyle(heading);
  const { backgroundColor } = getComputedStyle(heading.parentElement);
  return [color, backgroundColor].map(
    colour => ['CanvasText', 'Canvas', 'LinkText'].find(name => named(name) === colour) ?? colour,
  );
}
