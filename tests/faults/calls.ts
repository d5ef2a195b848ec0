import type { Operation } from '../../src/api/answer.ts';
import { pageNames } from '../../src/paths.ts';
import type { Visitor } from '../browser/visitor.ts';
import type { MailPage, ModalSeen } from '../seen.ts';
import { expectSeen, fillTwice, openForm } from './gestures.ts';
import { expect, token } from './test.ts';

/** That of the page which needs no typing comes first. */
export const calls: MailPage[] = ['verifyEmail', 'resetPassword'];

/** Opens the link of a mail and lets its call leave. */
export async function ask(visitor: Visitor, call: MailPage): Promise<void> {
  if (call === 'verifyEmail') {
    await visitor.openLink(call, token);
    return visitor.untilStarted();
  }
  await openForm(visitor, token);
  await fillTwice(visitor);
  await visitor.submit();
}

/** Waits until the modal lies over the page of the last of these calls, and shows this. */
export async function expectShown(
  visitor: Visitor,
  calls: Operation[],
  modal: ModalSeen,
): Promise<void> {
  const page = pageNames.find(name => name === calls.at(-1)) ?? 'landing';
  await expectSeen(visitor, { page, modal, form: undefined, said: [], isBroken: false, calls });
}

/** Closes the modal, which nothing hinders, and waits until the landing page is seen. */
export async function closeResult(visitor: Visitor, calls: Operation[]): Promise<void> {
  expect(await visitor.tab.evaluate(readBesides)).toEqual({
    isCloseInSight: true,
    isWiderThanItsPlace: false,
    hasTokenInAddress: false,
  });
  await visitor.close();
  const page = 'landing';
  await expectSeen(visitor, {
    page,
    modal: 'hidden',
    form: undefined,
    said: [],
    isBroken: false,
    calls,
  });
}

/** What holds whatever the modal says, even at the end of its text. Runs in the page. */
function readBesides() {
  const button = document.querySelector('dialog:modal button');
  const places = [document.documentElement, button?.parentElement];
  button?.parentElement?.scrollTo(0, 1e9);
  const { top = -1, left = -1, bottom = 0, right = 0 } = button?.getBoundingClientRect() ?? {};
  return {
    isCloseInSight: top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth,
    isWiderThanItsPlace: places.some(place => !place || place.scrollWidth > place.clientWidth),
    hasTokenInAddress: new URL(location.href).searchParams.has('token'),
  };
}
