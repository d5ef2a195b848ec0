import type { Front } from '../browser/front.ts';
import { confirmation, newPassword, type Visitor } from '../browser/visitor.ts';
import type { Seen } from '../seen.ts';
import { expect, type Fixtures, often, password } from './test.ts';

export const submitButton = 'button[type="submit"]';
export const closeButton = 'dialog:modal button';

/** A page that is just being left cannot be looked at. */
export async function expectSeen(visitor: Visitor, seen: Seen): Promise<void> {
  await expect.poll(() => visitor.look().catch(String), often).toEqual(seen);
}

/** Opens the link of a mail and waits until the page is in the hands of its script. */
export async function openForm(visitor: Visitor, token: string): Promise<void> {
  await visitor.openLink('resetPassword', token);
  await visitor.untilStarted();
}

type TokenFor = Fixtures['tokenFor'];

/** The same with a link that the backend has sent. */
export async function openSentForm(visitor: Visitor, tokenFor: TokenFor): Promise<void> {
  await openForm(visitor, await tokenFor('a reset token has been sent'));
}

export async function openSentLink(visitor: Visitor, tokenFor: TokenFor): Promise<void> {
  const token = await tokenFor('an e-mail verification token has been sent');
  await visitor.openLink('verifyEmail', token);
}

export async function fillTwice(visitor: Visitor, text = password): Promise<void> {
  await visitor.paste(newPassword, text);
  await visitor.paste(confirmation, text);
}

/** Where the middle of an element lies, whatever lies over it. */
export function middleOf(visitor: Visitor, selector: string): Promise<{ x: number; y: number }> {
  return visitor.tab.evaluate(selector => {
    const rect = document.querySelector(selector)?.getBoundingClientRect();
    if (!rect) throw new Error(`There is no ${selector}`);
    return { x: Math.round(rect.x + rect.width / 2), y: Math.round(rect.y + rect.height / 2) };
  }, selector);
}

export async function doubleClick(visitor: Visitor, selector: string): Promise<void> {
  const { x, y } = await middleOf(visitor, selector);
  await visitor.tab.clickAt(x, y, 2);
}

export type Picture = 'still' | 'moving' | 'nothing';

/** What the modal shows above its message. */
function pictureIn(visitor: Visitor): Promise<Picture> {
  return visitor.tab.evaluate(() => {
    const picture = document.querySelector('dialog:modal div[aria-hidden="true"] > *');
    if (!picture) return 'nothing';
    return picture instanceof SVGElement ? 'still' : 'moving';
  });
}

export async function expectPicture(visitor: Visitor, picture: Picture): Promise<void> {
  await expect.poll(() => pictureIn(visitor), often).toBe(picture);
}

/** What the calls have carried. */
export function bodiesIn({ requests }: Front): unknown[] {
  return requests.flatMap(({ url, body }) => (url.startsWith('/api/') ? [JSON.parse(body)] : []));
}

/** Runs in the page. */
export function typesOfFields(): string[] {
  return [...document.querySelectorAll('form input')].map(
    input => input.getAttribute('type') ?? '',
  );
}
